import { download } from '#api/cache/download.ts'

/** The chart that places a booking, with its calls. */
export const placingChart = download(() => import('./placing.actors.ts'))
