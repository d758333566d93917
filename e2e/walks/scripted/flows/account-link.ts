import { bookByCallAsGuest } from '../../../steps/booking/bookings.ts'
import type { DemoPerson } from '../../../steps/booking/demo-fixtures.ts'
import { createTripWithNewCar } from '../../../steps/booking/own-trip.ts'
import { findLink, waitForMail } from '../../../steps/person/mails.ts'
import { createDemoDriver, signInAs } from '../../../steps/person/people.ts'
import { runInOtherTab } from '../other-tab.ts'
import { createCustomer, createEmailAddress } from '../script-people.ts'
import {
  localize,
  locateMainRegion,
  type PreparedStart,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

interface MailedLink extends PreparedStart {
  badis: DemoPerson
}

const NEW_PASSWORD = 'plage-de-gammarth'
const SAME_PASSWORD = 'sidi-bou-said'

/** Returns an emailed link's path, so that the link opens on the server of the replay. */
function toPath(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}

/** Books as a guest, and returns the activation email. */
async function requestActivationMail({ page: { request }, testActions, language }: ScriptScene) {
  const guest = createDemoDriver(createEmailAddress())
  await bookByCallAsGuest(request, await createTripWithNewCar(testActions), guest, language)
  return waitForMail(request, guest.email, 'activate')
}

async function requestResetMail({ page: { request } }: ScriptScene) {
  const { email } = await createCustomer(request)
  await request.post(`/api/resend/frontend/${email}/true`)
  return waitForMail(request, email, 'reset')
}

const signInBadis = ({ page, badis, language }: ScriptScene & MailedLink) =>
  signInAs(page, badis, 'frontend', language)

/** Signs out with the button on the page, or in another tab if the page has no such button. */
async function signOut(scene: ScriptScene) {
  const button = locateMainRegion(scene).getByRole('button', {
    name: scene.t('Sign out and continue'),
  })
  if (await button.isVisible()) return button.click()
  return runInOtherTab(scene, async (tab) => {
    await tab.request.post('/api/sign-out')
    await tab.goto('/favicon.svg')
    await tab.evaluate(() => localStorage.removeItem('masar-user'))
  })
}

const STARTS: Readonly<
  Record<string, (scene: ScriptScene & Pick<MailedLink, 'badis'>) => Promise<string>>
> = {
  'start: a new account': async (scene) => toPath(findLink(await requestActivationMail(scene))),
  'start: half a link': () => Promise.resolve('/activate'),
  'start: a forgotten password, while Badis is signed in': async (scene) => {
    const path = toPath(findLink(await requestResetMail(scene)))
    await signInBadis({ ...scene, address: path })
    return path
  },
}

export const ACCOUNT_LINK_FLOW: ScriptedFlow<MailedLink> = {
  async prepare(scene) {
    const badis = await createCustomer(scene.page.request)
    const path = (await STARTS[scene.start]?.({ ...scene, badis })) ?? '/activate'
    return { address: localize(scene, path), badis }
  },
  gestures: {
    'chooses a password': async (scene) => {
      const { t } = scene
      const field = (name: string) => locateMainRegion(scene).getByLabel(t(name), { exact: true })
      const password = scene.start === 'start: a new account' ? NEW_PASSWORD : SAME_PASSWORD
      await field('New password').fill(password)
      await field('Confirm password').fill(password)
      await locateMainRegion(scene)
        .getByRole('button', { name: t('Save the password') })
        .click()
    },
    'nobody is signed in any more': signOut,
    'Badis is signed in': (scene) =>
      runInOtherTab(scene, (tab) => signInBadis({ ...scene, page: tab })),
  },
}
