import { openProject, pathNamed, type TestScript } from 'statechart-paths/command'
import { describe, expect, it } from 'vitest'

import { MACHINE_FOLDERS } from '@masar/machines/testing/catalogue.ts'

import { findDeadEnd } from '../../e2e/walks/scripted/follow-script.ts'
import config from '../../statechart-paths.config.ts'
import { getHoldUrl, RECIPE_CONFIG } from './recipes.ts'
import { readReplayScript } from './replay-script.ts'
import { runPaths } from './run.ts'
import { loadWords } from './words/words.ts'

const project = openProject(config)
const words = { ...(await loadWords('en')), language: 'en' as const }

async function readScripts(...args: readonly string[]): Promise<TestScript[]> {
  const { stdout } = await runPaths(['suite', ...args, '--format', 'json'])
  return (JSON.parse(stdout) as { paths: TestScript[] }).paths
}

const findScript = (scripts: readonly TestScript[], id: string) =>
  scripts.find((script) => script.id === id)

const listSteps = (scripts: readonly TestScript[]) => scripts.flatMap(({ steps }) => steps)

describe('a script for testers', () => {
  // Each script reads the locks of all flows.
  it.each(MACHINE_FOLDERS)(
    'of %s marks each step that a browser cannot perform',
    { timeout: 60_000 },
    async (folder) => {
      const manual = (await readScripts(folder, '--manual')).map(({ id }) => id)
      for (const { id, beyondHand } of await readScripts(folder)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { script } = await readReplayScript(project, id, words)
        const end = findDeadEnd(script)
        const isAdmitted = (beyondHand ?? Infinity) <= (end ?? Infinity)
        expect({ id, isAdmitted, isManual: manual.includes(id) }).toEqual({
          id,
          isAdmitted: true,
          isManual: beyondHand === null,
        })
      }
    },
  )

  it('marks a step that is impossible only because of the steps before it', async () => {
    const { path } = await pathNamed(project, 'c7ff4fbe')
    const at = path.steps.findIndex(({ label }) => label === 'payment done: refunded') + 1
    const [reload] = path.steps.slice(at)
    const findUrls = (earlier: typeof path.steps) =>
      reload && RECIPE_CONFIG.urls('checkout', reload, earlier)
    expect(reload?.label).toBe('reload')
    expect(findUrls(path.steps.slice(0, at))).toBeNull()
    expect(findUrls(path.steps.slice(0, at - 1))).not.toBeNull()
  })

  it('names in its first line the first step that cannot be followed', async () => {
    const { stdout } = await runPaths(['show', 'b8d1c94d'])
    const [, first] = stdout.split('\n\n')
    expect(first).toBe('**From step 4 on, this path cannot be followed by hand.**')
  })

  it('lists the preparations in order, without those that its path does not need', async () => {
    const scripts = await readScripts('session')
    expect(findScript(scripts, '80697e11')?.preparation.join('\n')).toMatch(
      /^Start the service .*\nAmira’s account .*\nOpen .*\/sign-in\?.*\nTo make calls wait .*\nTo sign in in another tab, /,
    )
    expect(findScript(scripts, '8de1d09b')?.preparation.join()).not.toContain(
      'in another tab, open',
    )
    const changes = await readScripts('booking-change')
    const back = 'sign in with Amira’s account again'
    expect(findScript(changes, '4c639f8c')?.preparation.join()).not.toContain(back)
    expect(findScript(changes, '9e1bfc30')?.preparation.join()).toContain(back)
    const [requested] = await readScripts('cancellation', '--from', 'a booking on its way out')
    expect(requested?.preparation.join()).not.toContain('To make calls wait')
  })

  it('excludes a failure of the providers that the page requests first, but not a later one', async () => {
    const { path } = await pathNamed(project, '8c76e78f')
    const [failed] = path.steps.filter(({ label }) => label.startsWith('listProviders failed'))
    const findUrls = (...earlier: typeof path.steps) =>
      failed && RECIPE_CONFIG.urls('payment', failed, earlier)
    expect(findUrls()).toBeNull()
    expect(findUrls({ ...path.steps[0], label: 'reload' } as (typeof path.steps)[0])).not.toBeNull()
  })

  it('excludes a second page of two notifications, but a browser can open it', async () => {
    const [manual, all] = await Promise.all([
      readScripts('notifications', '--manual'),
      readScripts('notifications'),
    ])
    const step = 'Amira goes to page 2 of her notifications'
    expect(listSteps(manual).some(({ happens }) => happens === step)).toBe(false)
    expect(listSteps(all).some(({ happens }) => happens === step)).toBe(true)
  })

  it('has URLs for a sign-in in another tab, but none for a second one', async () => {
    const { steps = [] } = findScript(await readScripts('session'), '80697e11') ?? {}
    const [, first, second] = steps
    expect(first?.urls).toEqual([
      'http://localhost:3002/__answer/signIn,readUser/pause',
      'http://localhost:3002/__answer/signIn,readUser/hold',
    ])
    expect([second?.happens === first?.happens, second?.urls]).toEqual([true, []])
  })

  it('separates visible texts from those for screen readers', async () => {
    const { steps = [] } = findScript(await readScripts('notifications'), '1895ee3e') ?? {}
    const { spoken, status } = steps[1]?.screen.texts ?? {}
    expect([spoken, status]).toEqual([['Loading your notifications…'], undefined])
    expect(steps[2]?.screen.texts).toMatchObject({ icons: ['Actions: …'] })
  })

  it('expects that the title of a closed dialog is gone', async () => {
    const { steps = [] } = findScript(await readScripts('booking-change'), 'dbc1b35e') ?? {}
    expect(steps[5]?.screen.texts).toEqual({ gone: ['Change the status?'] })
  })

  it('expects different amounts after the currency is changed', async () => {
    const { steps = [] } = findScript(await readScripts('payment'), '633689e4') ?? {}
    expect(steps.slice(2, 4).map(({ screen }) => screen.same)).toEqual([
      'same-texts',
      'same-screen',
    ])
  })

  it('states the actor of each step and the kind of each control', async () => {
    const { stdout: session } = await runPaths(['suite', 'session'])
    expect(session).toContain('**Another tab:** Amira signs in in another tab')
    expect(session).toContain('ticked checkbox “Stay connected”')
    const { stdout: checkout } = await runPaths(['suite', 'checkout'])
    expect(checkout).toContain('**You:** The customer chooses another payment method')
    expect(checkout).toContain('**Wait:** The time to pay runs out')
    expect(checkout).toContain('checkbox “I accept the terms of use.”')
    const answerTitle = 'The server answers with the price; the car is available'
    expect(checkout).toContain(`${answerTitle} (open http://localhost:3002/__answer/readCar/pass)`)
  })

  it.each(MACHINE_FOLDERS)('of %s lists each held operation once', (folder) => {
    const names = /__answer\/([\w,]+)\//.exec(getHoldUrl(folder) ?? '')?.[1]?.split(',') ?? []
    expect(names).toEqual([...new Set(names)])
  })
})
