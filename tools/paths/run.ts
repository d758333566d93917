import { runCommand, type RunResult } from 'statechart-paths/command'

import config from '../../statechart-paths.config.ts'

/** Runs `npm run paths`. Bad input results in one line and exit code 2. */
export const runPaths = (args: readonly string[]): Promise<RunResult> => runCommand(config, args)
