import { answerJson } from '../simulator/loopback.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { answerPage, answerScript, loadPageScript } from '../simulator/page-file.ts'
import type { Route } from '../simulator/routes.ts'
import type { PayPalLedger } from './ledger.ts'
import { PAYPAL_OUTCOMES, type RecordedOrder } from './records.ts'

/** Pages of `www.paypal.com`: the script, and the window in which the customer approves. */
export const createPayPalPageRoutes = (ledger: PayPalLedger): readonly Route[] => [
  {
    call: /^GET \/web-sdk\/v6\/core$/,
    answer: async () => answerScript(await loadPageScript('paypal/paypal-sdk.ts')),
  },
  {
    call: /^GET \/checkoutnow$/,
    answer: ({ query }) => {
      const token = query.get('token')
      return answerPage(
        'PayPal',
        token ? renderPaymentWindow(ledger.order(token)) : '<p>One moment…</p>',
      )
    },
  },
  {
    call: /^POST \/checkoutnow\/(\w+)$/,
    answer: ({ body }, id) => {
      const requestedOutcome = new URLSearchParams(body).get('outcome')
      const outcome = PAYPAL_OUTCOMES.find((one) => one === requestedOutcome) ?? 'complete'
      return answerJson({ status: ledger.approve(id, outcome).status })
    },
  },
]

const renderPaymentWindow = ({ id, amount, description, brandName }: RecordedOrder) => `
<h1>${escapeHtml(brandName)}</h1>
<p>${escapeHtml(description)}</p>
<p><strong>${amount.value} ${amount.currency_code}</strong></p>
<button data-outcome="complete">Pay now</button>
<button data-outcome="decline">Pay with a card that is declined</button>
<button data-outcome="pend">Pay from a bank account that is checked first</button>
<button data-outcome="">Cancel and return</button>
<script>
const page = window.opener ?? window.parent
for (const button of document.querySelectorAll('button'))
  button.onclick = async () => {
    const { outcome } = button.dataset
    if (outcome)
      await fetch('/checkoutnow/${id}', { method: 'POST', body: new URLSearchParams({ outcome }) })
    page.postMessage({ standIn: outcome ? 'approved' : 'cancelled', orderId: '${id}' }, '*')
    window.close()
  }
</script>`
