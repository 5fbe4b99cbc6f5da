import './watch-entry.ts'
