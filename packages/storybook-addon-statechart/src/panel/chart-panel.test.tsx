import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { ChartTexts } from '../chart/chart-texts.ts'
import { CHART_WORDS } from '../chart/words.ts'
import { ChartPanel } from './chart-panel.tsx'
import type { Command, Moment } from './moment.ts'
import { ANSWERED_TRANSITION_ID, ORDER_CHART, SENT_TRANSITION_ID } from './order-chart.ts'

const SENDING_MOMENT: Moment = {
  machine: 'order',
  lit: ['order', 'order.sending'],
  taken: [SENT_TRANSITION_ID],
  moves: [
    {
      label: 'send done: taken',
      kind: 'answer',
      call: { id: 'send', ending: 'done', outcome: 'taken' },
      takes: [ANSWERED_TRANSITION_ID],
    },
    {
      label: 'send failed: network',
      kind: 'answer',
      call: { id: 'send', ending: 'failed', outcome: 'network' },
      takes: [],
    },
    { label: 'gives up', kind: 'gesture', takes: ['order.sending | order.left | 0'] },
    { label: 'after patience', kind: 'time', delay: 15_000, takes: [ANSWERED_TRANSITION_ID] },
    { label: 'the tab closes', kind: 'environment', takes: [ANSWERED_TRANSITION_ID] },
  ],
  trail: [
    { label: 'the story', leaf: 'asking' },
    { label: 'sends it', leaf: 'sending' },
  ],
  at: 1,
  journey: null,
}

const JOURNEYS = [
  { name: 'a short one', start: 'start: new', labels: ['sends it'], end: 'sending' },
  { name: 'a long one', start: 'start: new', labels: ['sends it', 'gives up'], end: 'done' },
]

/** Some steps have no text: the panel shows their labels instead. */
const TEXTS: ChartTexts = {
  language: 'en',
  words: CHART_WORDS,
  states: {},
  steps: {
    'send done: taken': 'The shop takes it',
    'send failed: network': 'The connection breaks',
    'after patience': '{wait} go by',
  },
  calls: { send: 'sending of the order' },
  journeys: [],
}

function openPanel(moment: Partial<Moment> = {}, texts = TEXTS) {
  const commands: Command[] = []
  const shown = {
    chart: ORDER_CHART,
    nearby: null,
    config: '{"id":"order"}',
    journeys: JOURNEYS,
    ways: [{ name: 'short', start: 'start: new', labels: ['sends it'], end: 'sending' }],
    texts,
    moment: { ...SENDING_MOMENT, ...moment },
  }
  render(<ChartPanel shown={shown} theme="light" onCommand={(command) => commands.push(command)} />)
  return { commands, user: userEvent.setup() }
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const button = (name: string) => screen.getByRole('button', { name })

describe('the panel beside a story', () => {
  it('shows the current state in words and in the chart', () => {
    openPanel()

    expect(screen.getByRole('status')).toHaveTextContent('Sending the order')
    expect(
      screen.getByRole('img', { name: 'Chart of order, now: Sending the order' }),
    ).toBeInTheDocument()
  })

  it('offers every outcome of a pending call', async () => {
    const { commands, user } = openPanel()
    const call = screen.getByRole('group', { name: /^Waiting for: sending of the order/ })

    expect(within(call).getAllByRole('button')).toHaveLength(2)
    await user.click(within(call).getByRole('button', { name: 'The shop takes it' }))
    expect(commands).toEqual([{ do: 'move', label: 'send done: taken' }])
  })

  it('triggers a timer on request, without waiting', async () => {
    const { commands, user } = openPanel()

    await user.click(button('15 seconds go by'))
    expect(commands).toEqual([{ do: 'move', label: 'after patience' }])
  })

  it('groups moves of the user and of the environment separately', () => {
    openPanel()

    expect(group('A user').getByRole('button')).toHaveTextContent('gives up')
    expect(group('The environment').getByRole('button')).toHaveTextContent('the tab closes')
  })

  it('disables moves that would change nothing', () => {
    openPanel()

    expect(button('The connection breaks')).toHaveAttribute('aria-disabled', 'true')
    expect(button('The shop takes it')).toHaveAttribute('aria-disabled', 'false')
  })

  it('goes back to earlier entries of the trail', async () => {
    const { commands, user } = openPanel()

    expect(button('sends it')).toHaveAttribute('aria-current', 'step')
    expect(button('Forward')).toBeDisabled()
    await user.click(button('Back'))
    await user.click(button('the story'))
    expect(commands).toEqual([
      { do: 'go', to: 0 },
      { do: 'go', to: 0 },
    ])
  })

  it('plays a journey step by step and shows the next step', async () => {
    const { commands, user } = openPanel({
      journey: { name: 'a long one', taken: 1, labels: ['sends it', 'gives up'], end: 'done' },
    })

    await user.selectOptions(screen.getByLabelText('Journey'), 'a long one')
    await user.click(button('Play'))
    await user.click(button('Step 2 of 2: gives up'))
    expect(commands).toEqual([{ do: 'play', journey: 1 }, { do: 'next' }])
  })

  it('shows the whole chart as an outline, with the current state', async () => {
    const { user } = openPanel()

    await user.click(button('Outline'))
    const items = screen.getAllByRole('listitem')
    const currentItems = items.filter((item) => item.getAttribute('aria-current') === 'true')
    expect(currentItems.at(-1)).toHaveTextContent('sending Sending the order now')
    expect(screen.getByText('order.sent, if isFull: sending')).toBeInTheDocument()
    expect(screen.getByText(/begins here, SHOP-1/)).toBeInTheDocument()
  })

  it('plays the path from the start of the machine to the current state', async () => {
    const { commands, user } = openPanel()

    await user.click(button('The way to this state'))
    expect(commands).toEqual([{ do: 'lead', to: 'sending' }])
  })

  it('copies the machine as code that Stately Studio imports', async () => {
    const { user } = openPanel()

    await user.click(button('Copy for Stately Studio'))
    expect(await navigator.clipboard.readText()).toBe('createMachine({"id":"order"})')
    expect(screen.getByText('Copied to the clipboard')).toBeVisible()
  })

  it('can be operated with the keyboard', async () => {
    const { commands, user } = openPanel()

    await user.tab()
    expect(button('Back')).toHaveFocus()
    for (let key = 0; key < 3; key += 1) await user.tab()
    expect(button('The shop takes it')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(commands).toEqual([{ do: 'move', label: 'send done: taken' }])
  })

  it('uses the language of its story for translated titles and labels', () => {
    const words = { ...CHART_WORDS, user: 'Un client', trail: 'Trace' }
    const steps = { 'after patience': '{wait} passent', 'sends it': 'Le client commande' }
    const states = { 'order.sending': 'Commande en route' }
    openPanel({}, { ...TEXTS, language: 'fr', words, steps, states })

    expect(screen.getByRole('status')).toHaveTextContent('Commande en route')
    expect(screen.getByRole('region', { name: 'Statechart' })).toHaveAttribute('lang', 'fr')
    expect(
      within(screen.getByRole('navigation', { name: 'Trace' })).getByText('Le client commande'),
    ).toBeVisible()
    expect(group('Un client').getByRole('button')).toHaveTextContent('gives up')
    expect(screen.getByRole('button', { name: /^15\s+secondes passent$/ })).toBeVisible()
  })

  it('reports that the machine has ended', () => {
    openPanel({ moves: [] })

    expect(screen.getByText('The machine has come to its end.')).toBeInTheDocument()
  })
})
