import type { Browser } from 'playwright'

import type { ExampleLinks } from '../example-links.ts'
import { openPhone } from './page-load.ts'
import { whenQuiet } from './quiet.ts'
import type { Figure } from './table.ts'

/** What somebody who comes back in a new tab downloads of scripts. */
export async function secondVisitFigures(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  const context = await openPhone(browser)
  const first = await context.newPage()
  const quiet = whenQuiet(first)
  await first.goto(links.home)
  await quiet()
  await first.close()

  const second = await context.newPage()
  const cdp = await context.newCDPSession(second)
  const scripts = new Set<string>()
  let bytes = 0
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isKept = response.fromDiskCache || response.fromServiceWorker
    if (type === 'Script' && !isKept) scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  const quietAgain = whenQuiet(second)
  await second.goto(links.home)
  await quietAgain()
  await context.close()
  return [
    {
      name: 'second visit: script bytes over the network',
      measured: bytes,
      unit: 'bytes',
      limit: 0,
    },
  ]
}
