import type { Relation } from 'statechart-paths/walk'
import type { SnapshotFrom } from 'xstate'

import type { paymentSdkMachine } from './payment-sdk.machine.ts'
import { toSdkScript } from './sdk-script.ts'

type PaymentSdk = SnapshotFrom<typeof paymentSdkMachine>

export const paymentSdkInvariants: Record<string, (sdk: PaymentSdk) => boolean> = {
  'ready: nothing is wrong': (sdk) => !sdk.hasTag('ready') || sdk.context.problem === null,
  'rejected: with a reason, after three attempts': (sdk) =>
    !sdk.matches('rejected') || (sdk.context.problem !== null && sdk.context.attempts === 3),
  'nothing is loaded before the customer pays': (sdk) =>
    !sdk.matches('initial') || sdk.context.attempts === 0,
  'at most three attempts': ({ context }) => context.attempts <= 3,
}

export const paymentSdkRelations: Record<string, Relation<typeof paymentSdkMachine>> = {
  'one script, one download: the same one is not loaded again': (before, label, after) =>
    !before.matches('resolved') ||
    label === 'reload' ||
    after.matches('resolved') ===
      (JSON.stringify(toSdkScript(before.context)) === JSON.stringify(toSdkScript(after.context))),
  'a reload asks no provider for anything': (_before, label, after) =>
    label !== 'reload' || after.matches('initial'),
}
