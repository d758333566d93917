import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { chooseCapabilities } from '#api/backends.ts'
import { ALL_CAPABILITIES, type Capabilities } from '#api/capabilities.ts'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { hostFlows } from '#testing/flow-deps.ts'
import {
  simulateScriptLoad,
  simulateScriptError,
  listScripts,
  resetPageWithoutScripts,
} from '#testing/page-scripts.ts'
import { click, renderPage, settle } from '#testing/page.tsx'
import { useBotGuard } from '#rental/bot-guard.ts'
import { assertDefined } from '@masar/machines/assert-defined.ts'

import { askBotCheck, openBotCheck } from './ask-bot-check.ts'
import { BotCheckFrame } from './bot-check-frame.tsx'

const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js?render=site-key'
const IP_LOOKUP_URL = 'https://ip.example/'
const VERIFY_CALL = 'POST /api/verify-recaptcha/token-for-submit/192.0.2.7'

const IP_RESPONSE = respondAlways(200, '{"ip":"192.0.2.7"}')

const grecaptcha = {
  ready: (callback: () => void) => callback(),
  execute: (_siteKey: string, { action }: { action: string }) =>
    Promise.resolve(`token-for-${action}`),
}
const onSend = vi.fn<() => void>()

/** A form that uses the guard. */
function Form() {
  const { busy, notice, pass } = useBotGuard()

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        pass(onSend)
      }}
    >
      {notice}
      <button type="submit" aria-disabled={busy}>
        Send
      </button>
    </form>
  )
}

interface Answers {
  verify?: (call: OpenCall) => void
  lookUp?: (call: OpenCall) => void
  capabilities?: Capabilities
  forms?: number
}

function show(answers: Answers = {}) {
  const { verify = respondAlways(200, 'OK'), lookUp = IP_RESPONSE } = answers
  const { capabilities = ALL_CAPABILITIES, forms = 1 } = answers
  const wire = controlFetch({ 'GET /': lookUp, 'POST /api/verify-recaptcha*': verify })
  const flows = hostFlows({
    config: { botCheck: { siteKey: 'site-key', ipLookup: IP_LOOKUP_URL }, capabilities },
  })
  openBotCheck(flows)
  renderPage(
    Array.from({ length: forms }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the forms have no other key
      <BotCheckFrame key={index} ask={() => askBotCheck(flows)}>
        <Form />
      </BotCheckFrame>
    )),
  )
  return { calls: () => wire.calls.map(({ name }) => name) }
}

const send = () => click('button', 'Send')

beforeEach(() => {
  resetPageWithoutScripts()
  onSend.mockReset()
})

describe('a form with a bot check', () => {
  // @shows PAGE-5
  it.each(['{Shift}', 'a mouse'])(
    'contacts no third party before the visitor moves: %s',
    async (how) => {
      const { calls } = show()
      expect(listScripts()).toEqual([])
      if (how === 'a mouse') await userEvent.hover(screen.getByRole('button', { name: 'Send' }))
      else await userEvent.keyboard(how)
      expect(listScripts()).toEqual([SCRIPT_URL])
      expect(calls()).toEqual([])
    },
  )

  // @shows WIRE-28
  it('is sent once the server has accepted the token for its action', async () => {
    const { calls } = show()
    await send()
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    expect(onSend).not.toHaveBeenCalled()
    await simulateScriptLoad({ grecaptcha })

    await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
    expect(calls()).toEqual(['GET /', VERIFY_CALL])
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'false')
  })

  // @shows FORM-8
  it('is checked with its own token while another form is waiting', async () => {
    const { calls } = show({ forms: 2 })
    const [first, second] = screen.getAllByRole('button')
    await userEvent.click(assertDefined(first, 'button'))
    await userEvent.click(assertDefined(second, 'button'))
    let count = 0
    const execute = () => Promise.resolve(`token-${(count += 1)}`)
    await simulateScriptLoad({ grecaptcha: { ...grecaptcha, execute } })

    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2))
    const judged = calls().filter((call) => call.includes('verify-recaptcha'))
    expect(judged.map((call) => call.split('/').at(-2))).toEqual(['token-1', 'token-2'])
  })

  // @shows FORM-7
  it('shows an error when reCAPTCHA fails to load, and can be sent again', async () => {
    show()
    await send()
    await simulateScriptError()
    expect(await screen.findByRole('alert')).toHaveTextContent('ReCaptcha not loaded')
    expect(onSend).not.toHaveBeenCalled()

    await click('button', 'Try again')
    await simulateScriptLoad({ grecaptcha })
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  // @shows FORM-6
  it.each([
    ['finds a robot', respondAlways(204), /not a robot/],
    ['does not respond', (call: OpenCall) => call.lose(), /couldn’t reach the server/],
  ])('is not sent when the server %s', async (_what, answer, words) => {
    show({ verify: answer })
    await send()
    await simulateScriptLoad({ grecaptcha })

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('reCAPTCHA error')
    expect(alert).toHaveTextContent(words)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('is sent when the server cannot verify tokens', async () => {
    show({ verify: respondAlways(501, { code: 'not-built' }) })
    await send()
    await simulateScriptLoad({ grecaptcha })
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  })

  it('is sent without an IP address when the lookup fails', async () => {
    const { calls } = show({ lookUp: (call) => call.lose() })
    await send()
    await simulateScriptLoad({ grecaptcha })
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
    expect(calls().at(-1)).toBe('POST /api/verify-recaptcha/token-for-submit/0.0.0.0')
  })

  // @shows FORM-9
  it('is not checked on Safari when the server does not require it', async () => {
    mockSafari()
    const { calls } = show({ capabilities: chooseCapabilities('bookcars', {}) })
    await send()
    await settle()
    expect(onSend).toHaveBeenCalledOnce()
    expect([listScripts(), calls()]).toEqual([[], []])
  })

  it('is checked on Safari when the server requires it', async () => {
    mockSafari()
    show()
    await send()
    await settle()
    expect(listScripts()).toHaveLength(1)
    expect(onSend).not.toHaveBeenCalled()
  })
})

function mockSafari() {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  )
}
