import { openPaymentAsGuest, type OpenPayment, payByCall } from '../../../steps/booking/bookings.ts'
import { createTripWithNewCar } from '../../../steps/booking/own-trip.ts'
import { createDemoDriver } from '../../../steps/person/people.ts'
import { createEmailAddress } from '../script-people.ts'
import {
  localize,
  type PreparedStart,
  repeatUntilCall,
  type ScriptedFlow,
} from '../scripted-flow.ts'

interface PaymentPage extends PreparedStart {
  payment: OpenPayment
}

export const CHECKOUT_SESSION_FLOW: ScriptedFlow<PaymentPage> = {
  async prepare(scene) {
    const { page, testActions, language } = scene
    const trip = await createTripWithNewCar(testActions)
    const payment = await openPaymentAsGuest(
      page.request,
      trip,
      createDemoDriver(createEmailAddress()),
      language,
    )
    return { address: localize(scene, `/checkout-session/${payment.sessionId}`), payment }
  },
  gestures: {
    'readSession done: paid': ({ page, payment }) => payByCall(page.request, payment),
    // Dispatches the event without having been offline, because that would abort the pending call.
    'is online again': (scene) =>
      repeatUntilCall(scene, () => scene.page.evaluate(() => dispatchEvent(new Event('online')))),
    // All tabs of a headless browser are visible.
    'comes back to the page': (scene) =>
      repeatUntilCall(scene, () =>
        scene.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
      ),
  },
}
