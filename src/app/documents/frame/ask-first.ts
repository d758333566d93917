import { setOperatorUnits } from '#domain/service/operator.ts'

import { parseSearch } from '../../address/plain-search.ts'
import { earlyApi } from './early-api.ts'
import type { FrameFacts } from './frame-facts.ts'
import { PAGE_CALLS } from './page-calls.ts'

/*
 * Stands in the head of a frame (decision 055): it asks for the data of the page at this address, for the app, which
 * is on its way. A call that fails is made again by the app, which says so.
 */
const { dataset, lang } = document.documentElement

function askFirst() {
  if (dataset['drawn'] === 'no') return
  // The build wrote it (`tools/documents/write-documents.ts`).
  const facts = JSON.parse(dataset['frame'] ?? '{}') as FrameFacts
  setOperatorUnits(facts.units)
  const link = { path: location.pathname, search: parseSearch(location.search), language: lang }
  const calls = PAGE_CALLS[location.pathname.split('/')[1] ?? '']
  calls?.(earlyApi(facts.apiHost), link, facts).catch(() => undefined)
}

// On a web host it is not known yet for which settings the frame was drawn.
if (dataset['drawn'] === 'unchecked') addEventListener('masar-checked', askFirst, { once: true })
else askFirst()
