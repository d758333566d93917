import { explore, type Model, toTestModel } from 'statechart-paths'
import {
  type Graph,
  snapshotKey,
  OUTSIDE_KEY,
  getLeafName,
  findShortestPath,
} from 'statechart-paths/chart'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'

import { accountLinkModel } from '../account-link/account-link.journeys.ts'
import { amendmentModel } from '../amendment/amendment.journeys.ts'
import { bookingChangeModel } from '../booking-change/booking-change.journeys.ts'
import { botCheckModel } from '../bot-check/bot-check.journeys.ts'
import { cancellationModel } from '../cancellation/cancellation.journeys.ts'
import { checkoutSessionModel } from '../checkout-session/checkout-session.journeys.ts'
import { checkoutModel } from '../checkout/checkout.journeys.ts'
import { contactModel } from '../contact/contact.journeys.ts'
import { deletionModel } from '../deletion/deletion.journeys.ts'
import { licenseModel } from '../license/license.journeys.ts'
import { notificationsModel } from '../notifications/notifications.journeys.ts'
import { paymentSdkModel } from '../payment-sdk/payment-sdk.journeys.ts'
import { paymentModel } from '../payment/payment.journeys.ts'
import { placingModel } from '../placing/placing.journeys.ts'
import { sessionModel } from '../session/session.journeys.ts'
import { IS_NIGHT } from './is-night.ts'

/**
 * Models with up to 2,267 edges. The larger ones have 15,599 to 24,926 and are compared nightly (decision 005).
 */
const SMALL_MODELS = [
  accountLinkModel,
  amendmentModel,
  bookingChangeModel,
  botCheckModel,
  cancellationModel,
  checkoutSessionModel,
  contactModel,
  deletionModel,
  licenseModel,
  paymentSdkModel,
  sessionModel,
]
const LARGE_MODELS = [checkoutModel, notificationsModel, paymentModel, placingModel]
const MODELS = [
  ...SMALL_MODELS,
  ...(IS_NIGHT ? LARGE_MODELS : []),
] as unknown as Model<AnyStateMachine>[]

type Distances = Map<string, number>

/** Returns the walker's minimum number of steps to each state. */
function measureWalkerDistances({ out }: Graph, unoffered: boolean): Distances {
  const distances: Distances = new Map([[OUTSIDE_KEY, 0]])
  for (const [key, distance] of distances) {
    for (const { to, isUnoffered } of out.get(key) ?? []) {
      if (!distances.has(to) && (unoffered || !isUnoffered)) distances.set(to, distance + 1)
    }
  }
  distances.delete(OUTSIDE_KEY)
  return distances
}

function measureUpstreamDistances({ model }: Graph): Distances {
  const paths = Object.keys(model.starts).flatMap((start) =>
    toTestModel(model, { start }).getShortestPaths({ allowDuplicatePaths: true }),
  )
  return pickShortestDistances(
    paths.map(({ state, steps }) => [snapshotKey(model, state), steps.length]),
  )
}

function pickShortestDistances(all: (readonly [string, number])[]): Distances {
  const distances: Distances = new Map()
  for (const [key, steps] of all) distances.set(key, Math.min(steps, distances.get(key) ?? steps))
  return distances
}

describe.each(MODELS)('shortest paths of $name', (model) => {
  const graph = explore(model)
  const leaf = (key: string) => getLeafName(graph.snapshots.get(key)?.value ?? '')

  it('TestModel reaches each state in as few steps as the walker', () => {
    expect(measureUpstreamDistances(graph)).toEqual(measureWalkerDistances(graph, true))
  })

  it('findShortestPath reaches each state with controls only, in as few steps as the walker', () => {
    const distances = [...measureWalkerDistances(graph, false)]
    const leaves = new Set([...graph.snapshots.keys()].map(leaf))
    const ways = [...leaves].map((name) => [name, findShortestPath(model, name)?.length] as const)
    expect(new Map(ways)).toEqual(
      pickShortestDistances(distances.map(([key, steps]) => [leaf(key), steps])),
    )
  })
})

describe('findShortestPath', () => {
  it('lists each step with the state after it', () => {
    const way = findShortestPath(contactModel, 'failed')
    expect(way?.map(({ label, expect: { leaf } }) => [label, leaf])).toEqual([
      ['start: the page of contact', 'writing'],
      ['sends a message', 'sending'],
      ['sendMessage failed: no network', 'failed'],
    ])
  })

  it('returns null when the machine never becomes idle in the state', () => {
    expect(findShortestPath(contactModel, 'answered')).toBeNull()
  })
})
