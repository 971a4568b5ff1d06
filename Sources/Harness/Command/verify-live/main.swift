internal import LiveCommands

LiveTool.main()
