import { tryScreens } from './mutate/screens/try-screens.ts'

/** `npm run mutate:screens [-- words of a title]`: whether the walks of the pages notice mistakes on screens. */
process.exitCode = (await tryScreens(process.argv.slice(2).join(' '))) ? 0 : 1
