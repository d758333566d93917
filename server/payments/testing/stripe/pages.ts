import { answerJson } from '../simulator/loopback.ts'
import { answerPage, answerScript, loadPageScript } from '../simulator/page-file.ts'
import type { Route } from '../simulator/routes.ts'
import { getFormText, parseForm } from './form.ts'
import type { StripeLedger } from './ledger.ts'

/** Pages of `js.stripe.com` and `hooks.stripe.com`: the script, its card frame and the challenge. */
export const createStripePageRoutes = (ledger: StripeLedger): readonly Route[] => [
  {
    call: /^GET \/\w+\/stripe\.js$/,
    answer: async () => answerScript(await loadPageScript('stripe/stripe-js.ts')),
  },
  {
    call: /^GET \/\w+\/payment-frame\.html$/,
    answer: () => answerPage('Card', '<script src="payment-frame.js"></script>'),
  },
  {
    call: /^GET \/\w+\/payment-frame\.js$/,
    answer: async () => answerScript(await loadPageScript('stripe/payment-frame.ts')),
  },
  {
    call: /^GET \/3d_secure\/(\w+)$/,
    answer: (_asked, id) => answerPage('3-D Secure', renderChallenge(id)),
  },
  {
    call: /^POST \/3d_secure\/(\w+)$/,
    answer: ({ body }, id) => {
      const { status } = ledger.endChallenge(
        id,
        getFormText(parseForm(body), 'result') === 'passed',
      )
      return answerJson({ status })
    },
  },
]

const renderChallenge = (id: string) => `
<p>Your bank asks you to confirm this payment.</p>
<button data-result="passed">Complete authentication</button>
<button data-result="failed">Fail authentication</button>
<script>
for (const button of document.querySelectorAll('button'))
  button.onclick = async () => {
    await fetch('/3d_secure/${id}', {
      method: 'POST',
      body: new URLSearchParams({ result: button.dataset.result }),
    })
    parent.postMessage({ standIn: 'challenge-ended' }, '*')
  }
</script>`
