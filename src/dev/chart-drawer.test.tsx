import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ChartState, ChartTransition, LaidOutChart } from 'storybook-addon-statechart/chart'

import { createDeferred } from '#testing/deferred.ts'
import { hostFlows } from '#testing/flow-deps.ts'

import { mailFlow, makeMail } from '../flows/testing/mail.flow.ts'
import type { ChartLoaders } from './actor-view.tsx'
import { ChartDrawer } from './chart-drawer.tsx'
import { watchActors } from './live-actors.ts'

const makeState = (name: string, title: string): ChartState => ({
  id: `letter.${name}`,
  parent: 'letter',
  name,
  title,
  kind: 'atomic',
  isInitial: name === 'writing',
  tags: [],
  requirements: [],
})
const makeTransition = (
  from: string,
  type: string,
  to: string | null,
  label: string,
): ChartTransition => ({
  id: `letter.${from} | ${type} | 0`,
  from: `letter.${from}`,
  to: to && `letter.${to}`,
  kind: type.startsWith('xstate.done') ? 'done' : 'event',
  label,
  guard: null,
})
const box = { x: 0, y: 0, width: 100, height: 40 }

/** The chart of the letter machine, which the flow tests also use. */
const CHART: LaidOutChart = {
  machine: 'letter',
  states: [
    { ...makeState('', ''), id: 'letter', parent: null, name: 'letter', kind: 'compound' },
    makeState('writing', 'Writing a letter'),
    makeState('sending', 'Sending it'),
  ],
  ways: [
    makeTransition('writing', 'send.requested', 'sending', 'send.requested'),
    makeTransition('writing', 'text.edited', null, 'text.edited'),
    makeTransition('sending', 'xstate.done.actor.0.letter.sending', 'writing', 'send'),
  ],
  width: 200,
  height: 200,
  boxes: { letter: box, 'letter.writing': box, 'letter.sending': box },
  lines: [],
}
const CHARTS: ChartLoaders = { letter: () => Promise.resolve({ default: { chart: CHART } }) }

function renderDrawer(charts = CHARTS) {
  const actors = watchActors()
  const flows = hostFlows({ inspect: actors.inspect })
  render(<ChartDrawer actors={actors} charts={charts} />)
  const write = (post = createDeferred<string>()) =>
    flows.open(mailFlow, makeMail('Badis', { post: () => post.promise }))
  return { flows, write, user: userEvent.setup() }
}

const getDrawer = () => screen.getByRole('dialog', { name: 'Live charts' })
const getListItems = (name: string) =>
  within(screen.getByRole('list', { name })).getAllByRole('listitem')
const getEventGroup = (title: string) => screen.getByRole('region', { name: title })

describe('the development drawer', () => {
  it('opens when its button is pressed, and shows that no machine is running', async () => {
    const { user } = renderDrawer()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.tab()
    await user.keyboard('{Enter}')
    expect(getDrawer()).toHaveFocus()
    expect(getDrawer()).toHaveTextContent('Nothing runs yet')
  })

  it('lists the machines of the flow host and draws their states', async () => {
    const { user, write } = renderDrawer()
    write()
    await user.click(screen.getByRole('button', { name: 'Live charts' }))

    const running = screen.getByRole('group', { name: 'Running now' })
    expect(within(running).getByRole('button')).toHaveTextContent('letter writing')
    expect(await screen.findByRole('status')).toHaveTextContent('Writing a letter')
    expect(screen.getByRole('img', { name: /now: Writing a letter/ })).toBeInTheDocument()
    expect(getEventGroup('Events that it takes now')).toHaveTextContent('send.requestedtext.edited')
  })

  it('highlights the next state after an event and adds the transition to the trail', async () => {
    const { user, write } = renderDrawer()
    const posted = createDeferred<string>()
    const letter = write(posted)
    await user.click(screen.getByRole('button', { name: 'Live charts' }))
    act(() => letter.send({ type: 'send.requested' }))

    expect(await screen.findByRole('img', { name: /now: Sending it/ })).toBeInTheDocument()
    expect(screen.queryByText('text.edited')).not.toBeInTheDocument()
    expect(getEventGroup('Calls under way')).toHaveTextContent('✓ send')
    expect(getListItems('Trail')[0]).toHaveTextContent('send.requested sending')

    act(() => letter.send({ type: 'send.requested' }))
    expect(await screen.findByText('not taken')).toBeInTheDocument()

    posted.resolve('posted')
    expect(await screen.findByRole('img', { name: /now: Writing a letter/ })).toBeInTheDocument()
    expect(getListItems('Trail')[0]).toHaveTextContent('✓ send writing')
  })

  it('also shows the chart as an outline', async () => {
    const { user, write } = renderDrawer()
    write()
    await user.click(screen.getByRole('button', { name: 'Live charts' }))
    await user.click(await screen.findByRole('button', { name: 'Outline' }))

    expect(screen.getByText('send.requested: sending')).toBeInTheDocument()
    const currentItems = screen.getAllByRole('listitem', { current: true })
    expect(currentItems.at(-1)).toHaveTextContent('writing Writing a letter (begins here) now')
  })

  it('shows the state of a machine without a chart', async () => {
    const { user, write } = renderDrawer({})
    write()
    await user.click(screen.getByRole('button', { name: 'Live charts' }))

    expect(screen.getByRole('status')).toHaveTextContent('writing')
    expect(getDrawer()).toHaveTextContent('There is no drawing of this machine.')
  })

  it('removes a flow that is closed', async () => {
    const { user, write, flows } = renderDrawer()
    write()
    await user.click(screen.getByRole('button', { name: 'Live charts' }))
    await act(() => flows.close('cancellation'))

    expect(await screen.findByText(/Nothing runs yet/)).toBeInTheDocument()
  })

  it('closes on Escape and returns the focus to its button', async () => {
    const { user } = renderDrawer()
    await user.click(screen.getByRole('button', { name: 'Live charts' }))
    await user.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Live charts' })).toHaveFocus()
  })
})
