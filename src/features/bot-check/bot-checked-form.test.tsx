import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'
import { hostFlows } from '#testing/flow-deps.ts'
import {
  simulateScriptLoad,
  simulateScriptError,
  listScripts,
  resetPageWithoutScripts,
} from '#testing/page-scripts.ts'
import { click, renderPage } from '#testing/page.tsx'
import { useBotGuard } from '#rental/bot-guard.ts'

import { BotCheckedForm } from './bot-checked-form.tsx'

const grecaptcha = {
  ready: (callback: () => void) => callback(),
  execute: () => Promise.resolve('token'),
}
const onSend = vi.fn<() => void>()

function Form() {
  const { notice, pass } = useBotGuard()

  return (
    <>
      {notice}
      <input aria-label="Email" />
      <button type="button" onClick={() => pass(onSend)}>
        Send
      </button>
    </>
  )
}

function show(botCheck: { siteKey?: string }) {
  controlFetch({
    'GET /': respondAlways(200, '{"ip":"192.0.2.7"}'),
    'POST /api/verify-recaptcha*': respondAlways(200, 'OK'),
  })
  renderPage(
    <BotCheckedForm flows={hostFlows({ config: { botCheck } })}>
      <Form />
    </BotCheckedForm>,
  )
}

beforeAll(async () => {
  await Promise.all([import('./bot-check-frame.tsx'), import('./ask-bot-check.ts')])
})

beforeEach(() => {
  resetPageWithoutScripts()
  onSend.mockReset()
})

it('a form with a bot check can be filled in before it loads', async () => {
  show({ siteKey: 'site-key' })
  await userEvent.type(await screen.findByLabelText('Email'), 'ana')
  expect(listScripts()).toEqual([])

  await click('button', 'Send')
  await waitFor(() => expect(listScripts()).toHaveLength(1))
  expect(screen.getByLabelText('Email')).toHaveValue('ana')
  expect(onSend).not.toHaveBeenCalled()
  await simulateScriptLoad({ grecaptcha })
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
})

it('a form with a bot check shows an error when the check fails to load', async () => {
  show({ siteKey: 'site-key' })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(listScripts()).toHaveLength(1))
  await simulateScriptError()

  expect(await screen.findByRole('alert')).toHaveTextContent('ReCaptcha not loaded')
  expect(onSend).not.toHaveBeenCalled()
})

it('a form has no bot check when the operator has configured none', async () => {
  show({})
  await click('button', 'Send')
  expect(onSend).toHaveBeenCalledOnce()
  expect(listScripts()).toEqual([])
})
