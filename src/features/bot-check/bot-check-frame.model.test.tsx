import { Trans } from '@lingui/react/macro'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { botCheckModel } from '@masar/machines/bot-check/bot-check.journeys.ts'
import lock from '@masar/machines/bot-check/paths.lock.json?raw'
import type { BotCheckFact, TokenRequest } from '@masar/machines/bot-check/bot-check.machine.ts'
import { assertDefined } from '@masar/machines/assert-defined.ts'
import { useBotGuard } from '#rental/bot-guard.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import type { Control } from '#testing/walks/shown-controls.ts'

import { runBotCheck } from './ask-bot-check.ts'
import type { BotCheckActor } from './bot-check.flow.ts'
import { BotCheckFrame } from './bot-check-frame.tsx'

const RETRY_BUTTON: Control = { role: 'button', name: 'Try again' }
const BUTTON_NAMES = {
  contact: { idle: 'Send', busy: 'Sending…' },
  newsletter: { idle: 'Subscribe', busy: 'Subscribing…' },
} as const
type FormName = keyof typeof BUTTON_NAMES
const FORM_NAMES = ['contact', 'newsletter'] as const
const toControl = (form: FormName): Control => ({ role: 'button', name: BUTTON_NAMES[form].idle })

/** How often each form was sent. */
let sent: Record<FormName, number>
let facts: BotCheckFact[]
let reasons: Record<FormName, keyof typeof REASON_PATTERNS | null>

const BUTTON_TEXTS = {
  contact: { idle: <Trans>Send</Trans>, busy: <Trans>Sending…</Trans> },
  newsletter: { idle: <Trans>Subscribe</Trans>, busy: <Trans>Subscribing…</Trans> },
}

/** A form guarded by the bot check, with the button texts of the real form. */
function Form({ name }: { name: FormName }) {
  const { busy, notice, pass } = useBotGuard()

  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault()
        pass(() => {
          sent[name] += 1
        })
      }}
    >
      {notice}
      <SubmitButton busy={busy} busyText={BUTTON_TEXTS[name].busy}>
        {BUTTON_TEXTS[name].idle}
      </SubmitButton>
    </form>
  )
}

const isAwaited = ({ requests }: Record<string, unknown>, name: FormName) =>
  (requests as readonly TokenRequest[]).some(({ form }) => form === name)

const REASON_PATTERNS = {
  'not-loaded': /An ad blocker or your network/,
  'no-consent': /Accept reCAPTCHA/,
}

const isAlerting = (context: Record<string, unknown>) =>
  FORM_NAMES.some((name) => reasons[name] !== null && !isAwaited(context, name))

function checkForms(actor: BotCheckActor) {
  const { context } = actor.getSnapshot()
  const made = facts.filter(({ type }) => type !== 'tokenFailed').length
  expect(sent.contact + sent.newsletter).toBe(made)
  for (const name of FORM_NAMES) {
    const isWaiting = isAwaited({ ...context }, name)
    const form = within(screen.getByRole('form', { name }))
    const button = BUTTON_NAMES[name][isWaiting ? 'busy' : 'idle']
    expect(form.getByRole('button', { name: button })).toHaveAttribute(
      'aria-disabled',
      String(isWaiting),
    )
    const reason = isWaiting ? null : reasons[name]
    if (reason) expect(form.getByRole('alert')).toHaveTextContent(REASON_PATTERNS[reason])
    else expect(form.queryByRole('alert')).not.toBeInTheDocument()
  }
}

/** Presses the form's own button, or "Try again" above it. */
const send = (name: FormName) => () => {
  const [first] = within(screen.getByRole('form', { name })).getAllByRole('button')
  const button = assertDefined(first, 'button')
  button.focus()
  fireEvent.click(button)
}

const page = createPageWalk({
  model: botCheckModel,
  lock,
  offers: { 'sends a form': toControl('contact'), 'sends another form': toControl('newsletter') },
  // Sends the same form again, from the notice that explains why it was not sent.
  besides: [RETRY_BUTTON],
  acts: { 'sends a form': send('contact'), 'sends another form': send('newsletter') },
  mount: (actor, draw) => {
    sent = { contact: 0, newsletter: 0 }
    reasons = { contact: null, newsletter: null }
    facts = []
    actor.on('*', (fact) => facts.push(fact))
    const ask = (name: FormName) => async () => {
      const result = await runBotCheck(actor, name, () => Promise.resolve(true))
      reasons[name] = result.at === 'missing' ? result.reason : null
      return result
    }
    draw(
      FORM_NAMES.map((name) => (
        <BotCheckFrame key={name} ask={ask(name)}>
          <Form name={name} />
        </BotCheckFrame>
      )),
    )
  },
  screen: {
    heading: 'part',
    // The form's own button shows that it is waiting.
    busyBy: [],
    isAlerting: ({ expect: { context } }) => isAlerting(context),
  },
  facts: () => [],
  look: (_step, actor) => checkForms(actor),
  words: {
    fr: { armed: 'Envoyer' },
    es: { armed: 'Enviar' },
  },
})

it.each(page.tests)('a form with a bot check follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'a form with a bot check shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
