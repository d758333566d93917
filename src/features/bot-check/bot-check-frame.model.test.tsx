import { Trans } from '@lingui/react/macro'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { botCheckModel } from '@masar/machines/bot-check/bot-check.journeys.ts'
import lock from '@masar/machines/bot-check/paths.lock.json?raw'
import type { BotCheckFact } from '@masar/machines/bot-check/bot-check-setup.ts'
import { useBotGuard } from '#rental/bot-guard.ts'
import { pageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press } from '#testing/walks/shown-controls.ts'

import { runBotCheck } from './ask-bot-check.ts'
import type { BotCheckActor } from './bot-check.flow.ts'
import { BotCheckFrame } from './bot-check-frame.tsx'

const SEND: Control = { role: 'button', name: 'Send' }
const AGAIN: Control = { role: 'button', name: 'Try again' }

let sent: number
let facts: BotCheckFact[]

/** A form of somebody's, as the guard has it. */
function Form() {
  const { busy, notice, pass } = useBotGuard()

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        pass(() => {
          sent += 1
        })
      }}
    >
      {notice}
      <button type="submit" aria-disabled={busy}>
        <Trans>Send</Trans>
      </button>
    </form>
  )
}

const lastReason = () => {
  const last = facts.at(-1)
  return last?.type === 'missing' ? last.reason : null
}

const isAwaited = ({ action }: Record<string, unknown>) => action !== null

const REASONS = {
  'not-loaded': /An ad blocker or your network/,
  'no-consent': /Accept reCAPTCHA/,
}

function look(actor: BotCheckActor) {
  const isWaiting = isAwaited({ ...actor.getSnapshot().context })
  expect(sent).toBe(facts.filter(({ type }) => type !== 'missing').length)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute(
    'aria-disabled',
    String(isWaiting),
  )
  const reason = isWaiting ? null : lastReason()
  if (reason) expect(screen.getByRole('alert')).toHaveTextContent(REASONS[reason])
}

const page = pageWalk({
  model: botCheckModel,
  lock,
  offers: { 'sends a form': SEND },
  // Sends the same form, from where it is said why it was not sent.
  besides: [AGAIN],
  acts: {
    'sends a form'() {
      const { role, name } = lastReason() ? AGAIN : SEND
      press(role, name)
    },
  },
  mount: (actor, draw) => {
    sent = 0
    facts = []
    actor.on('*', (fact) => facts.push(fact))
    draw(
      <BotCheckFrame ask={() => runBotCheck(actor, () => Promise.resolve(true))}>
        <Form />
      </BotCheckFrame>,
    )
  },
  screen: {
    heading: 'part',
    // The form's own button tells that it waits.
    busyBy: [],
    isAlerting: ({ expect: { context } }) => lastReason() !== null && !isAwaited(context),
  },
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
  'a form behind the bot check speaks $language along $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
