import { Trans } from '@lingui/react/macro'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { botCheckModel } from '@masar/machines/bot-check/bot-check.journeys.ts'
import lock from '@masar/machines/bot-check/paths.lock.json?raw'
import type { BotCheckFact, TokenRequest } from '@masar/machines/bot-check/bot-check.machine.ts'
import { assertDefined } from '@masar/machines/assert-defined.ts'
import { useBotGuard } from '#rental/bot-guard.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { pageWalk } from '#testing/walks/page-walk.tsx'
import type { Control } from '#testing/walks/shown-controls.ts'

import { runBotCheck } from './ask-bot-check.ts'
import type { BotCheckActor } from './bot-check.flow.ts'
import { BotCheckFrame } from './bot-check-frame.tsx'

const AGAIN: Control = { role: 'button', name: 'Try again' }
const FORMS = {
  contact: { idle: 'Send', busy: 'Sending…' },
  newsletter: { idle: 'Subscribe', busy: 'Subscribing…' },
} as const
type FormName = keyof typeof FORMS
const NAMES = ['contact', 'newsletter'] as const
const control = (form: FormName): Control => ({ role: 'button', name: FORMS[form].idle })

/** How often each form was sent, and why it was not sent the last time. */
let sent: Record<FormName, number>
let facts: BotCheckFact[]
let reasons: Record<FormName, keyof typeof REASONS | null>

const BUTTONS = {
  contact: { idle: <Trans>Send</Trans>, busy: <Trans>Sending…</Trans> },
  newsletter: { idle: <Trans>Subscribe</Trans>, busy: <Trans>Subscribing…</Trans> },
}

/** A form that uses the guard, with the button of the real one: its texts are recorded. */
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
      <SubmitButton busy={busy} busyText={BUTTONS[name].busy}>
        {BUTTONS[name].idle}
      </SubmitButton>
    </form>
  )
}

const isAwaited = ({ requests }: Record<string, unknown>, name: FormName) =>
  (requests as readonly TokenRequest[]).some(({ form }) => form === name)

const REASONS = {
  'not-loaded': /An ad blocker or your network/,
  'no-consent': /Accept reCAPTCHA/,
}

const isAlerting = (context: Record<string, unknown>) =>
  NAMES.some((name) => reasons[name] !== null && !isAwaited(context, name))

function look(actor: BotCheckActor) {
  const { context } = actor.getSnapshot()
  const made = facts.filter(({ type }) => type !== 'tokenFailed').length
  expect(sent.contact + sent.newsletter).toBe(made)
  for (const name of NAMES) {
    const isWaiting = isAwaited({ ...context }, name)
    const form = within(screen.getByRole('form', { name }))
    const button = FORMS[name][isWaiting ? 'busy' : 'idle']
    expect(form.getByRole('button', { name: button })).toHaveAttribute(
      'aria-disabled',
      String(isWaiting),
    )
    const reason = isWaiting ? null : reasons[name]
    if (reason) expect(form.getByRole('alert')).toHaveTextContent(REASONS[reason])
    else expect(form.queryByRole('alert')).not.toBeInTheDocument()
  }
}

/** The form's own button, or "Try again" above it. */
const send = (name: FormName) => () => {
  const [first] = within(screen.getByRole('form', { name })).getAllByRole('button')
  const button = assertDefined(first, 'button')
  button.focus()
  fireEvent.click(button)
}

const page = pageWalk({
  model: botCheckModel,
  lock,
  offers: { 'sends a form': control('contact'), 'sends another form': control('newsletter') },
  // Sends the same form, from the notice that explains why it was not sent.
  besides: [AGAIN],
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
      NAMES.map((name) => (
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
  look: (_step, actor) => look(actor),
  words: {
    fr: { armed: 'Envoyer' },
    es: { armed: 'Enviar' },
  },
})

it.each(page.tests)('a form behind the bot check follows $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'a form behind the bot check is in $language along $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
