import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createMachine } from 'xstate'

import { defineModel } from 'statechart-paths'

import { compareControls, type OfferedControls } from './controls-follow.ts'
import { press, typeText as typeInto } from './shown-controls.ts'

const machine = createMachine({
  types: {} as { events: { type: 'asked' } | { type: 'left' } },
  initial: 'open',
  states: { open: { on: { asked: { target: 'open' } } } },
})
const model = defineModel({
  name: 'question',
  machine,
  starts: { 'a page': undefined },
  cases: [
    { label: 'asks', event: { type: 'asked' } },
    { label: 'leaves', event: { type: 'left' } },
  ],
  outcomes: {},
  project: () => null,
  invariants: {},
})
const controls: OfferedControls = {
  offers: { asks: { role: 'button', name: 'Ask' }, leaves: { role: 'button', name: 'Leave' } },
  besides: [{ role: 'link', name: 'Home' }],
}
const snapshot = machine.resolveState({ value: 'open' })
const compare = (given = controls) => compareControls(model, snapshot, given)

describe('a page’s controls', () => {
  it('match the events that the machine accepts', () => {
    render(
      <>
        <button>Ask</button>
        <button disabled>Leave</button>
        <button hidden>Anything</button>
        <a href="/">Home</a>
      </>,
    )
    expect(() => compare()).not.toThrow()
  })

  it.each([
    ['one is missing', <p key="none" />, 'no "Ask" offers asks'],
    [
      'one cannot be used',
      <button key="ask" aria-disabled="true">
        Ask
      </button>,
      'no "Ask" offers asks',
    ],
    [
      'one is behind an open dialog',
      <div key="all">
        <button>Ask</button>
        <dialog open />
      </div>,
      'no "Ask" offers asks',
    ],
    [
      'the chart does not handle its event',
      <div key="all">
        <button>Ask</button>
        <button>Leave</button>
      </div>,
      'its "Leave" offers leaves, which the chart does not take here',
    ],
    [
      'one belongs to no gesture',
      <div key="all">
        <button>Ask</button>
        <button>Win a car</button>
      </div>,
      'no gesture presses its button "Win a car"',
    ],
  ])('differ when %s', (_what, page, message) => {
    render(page)
    expect(() => compare()).toThrow(message)
  })

  it('differ when no control is defined for an event', () => {
    render(<button>Ask</button>)
    expect(() => compare({ offers: {}, besides: [{ role: 'button', name: 'Ask' }] })).toThrow(
      'nothing says by which control it offers "asks"',
    )
  })
})

describe('a gesture', () => {
  it('moves the focus to its control', () => {
    const onClick = vi.fn<() => void>()
    const { getByRole } = render(<button onClick={onClick}>Ask</button>)
    press('button', 'Ask')
    expect(onClick).toHaveBeenCalledOnce()
    expect(getByRole('button')).toHaveFocus()
  })

  it.each([
    ['is missing', <p key="none" />, 'There is no button "Ask".'],
    [
      'is dead',
      <button key="dead" disabled>
        Ask
      </button>,
      'The button "Ask" cannot be used.',
    ],
    [
      'is not alone',
      <div key="two">
        <button>Ask</button>
        <button>Ask</button>
      </div>,
      'There are 2 of the button "Ask".',
    ],
  ])('fails when its control %s', (_what, page, message) => {
    render(page)
    expect(() => press('button', 'Ask')).toThrow(message)
  })

  it('fails when a field does not accept input', () => {
    render(<input aria-label="Email" readOnly />)
    expect(() => typeInto('Email', 'amira@example.com')).toThrow(
      'The field "Email" cannot be used.',
    )
  })
})
