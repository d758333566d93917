import type { ChartState, LaidOutChart } from '../chart/chart.ts'

const state: Pick<ChartState, 'kind' | 'isInitial' | 'tags' | 'requirements'> = {
  kind: 'atomic',
  isInitial: false,
  tags: [],
  requirements: [],
}
const box = { x: 0, y: 0, width: 100, height: 40 }
const point = { x: 0, y: 0 }
/** The ids of the chart's two transitions. */
export const SENT_TRANSITION_ID = 'order.asking | order.sent | 0'
export const ANSWERED_TRANSITION_ID = 'order.sending | xstate.done.actor.send | 0'

/** A machine with three states: asking, sending and done. */
export const ORDER_CHART: LaidOutChart = {
  machine: 'order',
  states: [
    { ...state, id: 'order', parent: null, name: 'order', title: '', kind: 'compound' },
    {
      ...state,
      id: 'order.asking',
      parent: 'order',
      name: 'asking',
      title: 'What may it be?',
      isInitial: true,
      requirements: ['SHOP-1'],
    },
    { ...state, id: 'order.sending', parent: 'order', name: 'sending', title: 'Sending the order' },
    { ...state, id: 'order.done', parent: 'order', name: 'done', title: '', kind: 'final' },
  ],
  ways: [
    {
      id: SENT_TRANSITION_ID,
      from: 'order.asking',
      to: 'order.sending',
      kind: 'event',
      label: 'order.sent',
      guard: 'isFull',
    },
    {
      id: ANSWERED_TRANSITION_ID,
      from: 'order.sending',
      to: 'order.done',
      kind: 'done',
      label: 'send',
      guard: null,
    },
  ],
  width: 200,
  height: 300,
  boxes: { order: box, 'order.asking': box, 'order.sending': box, 'order.done': box },
  lines: [
    { ways: [SENT_TRANSITION_ID], labels: ['order.sent'], points: [point, { x: 0, y: 9 }], box },
    { ways: [ANSWERED_TRANSITION_ID], labels: ['✓ send'], points: [point, { x: 0, y: 9 }], box },
  ],
}
