import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'

import type { Language } from '#i18n/languages.ts'
import { createActorDriver, walk, type Model, createLockedTests } from 'statechart-paths'
import { type PathSuite, parseLock } from 'statechart-paths/lock'
import type { ActorDriver, Surface, Step, Test } from 'statechart-paths/walk'
import { type PageOptions, renderPage, settle } from '#testing/page.tsx'

import { PAGE_WALKS } from '../page-walks.ts'
import {
  compareControls,
  listOfferedControls,
  type OfferedControls,
  type ControlsByEvent,
} from './controls-follow.ts'
import { compareFacts } from './page-facts.ts'
import { selectDailyWalks, type VariantFinder } from './daily-walks.ts'
import { createLockText, type OtherData, replaceTestData } from './other-data.ts'
import { listExpectedSentences } from './expected-sentences.ts'
import { type ScreenRules, listShownTexts, watchScreen } from './screen-follows.ts'
import { createScreenCheck } from './recorded-screens.ts'
import { press } from './shown-controls.ts'
import { changeCurrency, showDinars, WalkFrame } from './shown-currency.tsx'
import { IS_RECORDING, recordScreens } from './record-screens.ts'
import { resetPageLanguage, setPageLanguage } from './speech.ts'
import { selectWidestPaths } from './widest-paths.ts'

/** Renders a page in the language of the test. */
export type TestPageRenderer = (
  page: ReactNode,
  options?: PageOptions,
) => ReturnType<typeof renderPage>
/** The languages besides English in which page tests check sentences. */
const FOREIGN_LANGUAGES = ['fr', 'es'] as const satisfies readonly Language[]
type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number]

/** The definition of a page test. */
export interface WalkedPage<
  M extends AnyStateMachine,
  Label extends string,
> extends OfferedControls {
  model: Model<M, Label>
  /** The content of the machine's `paths.lock.json`. */
  lock: string
  offers: ControlsByEvent<Label>
  arrive?: (input: InputFrom<M>) => InputFrom<M>
  /** Data for the page that replaces the model's. */
  instead?: OtherData
  /** Finds variants of states that every run must also show. */
  moment?: VariantFinder
  mount: (actor: Actor<M>, draw: TestPageRenderer) => void
  /** Events that need more than a click on their control. */
  acts?: Readonly<Partial<Record<Label, (step: Step, actor: Actor<M>) => unknown>>>
  screen: ScreenRules
  /**
   * All data that the page shows in English, as lines (`page-facts.ts`); null if the machine does not have the
   * data.
   */
  facts: (at: SnapshotFrom<M>) => readonly string[] | null
  /** Assertions for each state, in English. */
  look: (step: Step, actor: Actor<M>) => unknown
  /** Translated sentences, by the state, region or tag in which they are shown. */
  words: Record<ForeignLanguage, Readonly<Record<string, string>>>
}

export interface PageWalk {
  /** The paths of this run, which by day cover each state, gesture and response once. */
  tests: Test[]
  /** Follows a path, and returns the number of its steps. */
  follow: (test: Test) => Promise<number>
  /**
   * The paths in other languages: by day the path that shows the most, in French; at night every standard path,
   * in every language.
   */
  foreign: { language: ForeignLanguage; test: Test; name: string }[]
  followInLanguage: (walk: { language: ForeignLanguage; test: Test }) => Promise<number>
  driver: () => ActorDriver
}

/** The default language of the specification. */
const DAILY_LANGUAGE: ForeignLanguage = 'fr'

/**
 * Creates the test of a page along the paths of its machine. Gestures use the real controls, and fail if one is
 * missing or disabled. After each step, the enabled controls must be those of the accepted events. The heading,
 * busy marks, alerts, focus and language are checked as well, and the assertions for the state.
 */
export function createPageWalk<M extends AnyStateMachine, Label extends string>(
  page: WalkedPage<M, Label>,
): PageWalk {
  const lock = parseLock(page.lock)
  const readPaths = (suites: readonly PathSuite[]) =>
    replaceTestData(createLockedTests(page.model, lock, suites), page.instead ?? [])
  const { id } = page.model.machine
  const screens = IS_RECORDING ? recordScreens(id, page.offers) : createScreenCheck(id)
  const standard = readPaths(['standard'])
  // Scripts quote what the standard paths show; other paths reach some states in other ways.
  const recordedNames = new Set(standard.map(({ name }) => name))
  const isThorough = PAGE_WALKS.length > 1
  const daily = IS_RECORDING ? standard : selectDailyWalks(standard, page.moment)
  const abroad = isThorough ? standard : selectWidestPaths(daily)
  const foreignWalks = isThorough ? abroad : abroad.slice(0, 1)

  return {
    tests: isThorough ? readPaths(PAGE_WALKS) : daily,
    follow: (test) =>
      walk(
        test,
        createPageDriver(page, 'en', async (step, actor) => {
          await page.look(step, actor)
          if (recordedNames.has(test.name)) await screens(step, actor.getSnapshot())
        }),
      ),
    foreign: FOREIGN_LANGUAGES.flatMap((language) => {
      if (!IS_RECORDING) expectWords(page, language, abroad)
      const walked =
        !IS_RECORDING && (isThorough || language === DAILY_LANGUAGE) ? foreignWalks : []
      return walked.map((test) => ({ language, test, name: test.name }))
    }),
    followInLanguage: ({ language, test }) => followInLanguage(page, language, test),
    driver: () => createPageDriver(page, 'en', page.look),
  }
}

/** Throws if no step shows a sentence, because that sentence would never be checked. */
function expectWords<M extends AnyStateMachine, Label extends string>(
  { model, words }: WalkedPage<M, Label>,
  language: ForeignLanguage,
  tests: readonly Test[],
): void {
  const steps = tests.flatMap((test) => test.steps)
  for (const [state, sentence] of Object.entries(words[language])) {
    if (steps.some((step) => listExpectedSentences(step, { [state]: sentence }).length > 0))
      continue
    throw new Error(`${model.name} in ${language} does not come to “${state}”.`)
  }
}

async function followInLanguage<M extends AnyStateMachine, Label extends string>(
  page: WalkedPage<M, Label>,
  language: ForeignLanguage,
  test: Test,
): Promise<number> {
  const compare = createScreenCheck(page.model.machine.id)
  const look = (step: Step) => {
    compare(step)
    expect(listShownTexts()).toEqual(
      expect.arrayContaining(listExpectedSentences(step, page.words[language])),
    )
  }
  await setPageLanguage(language)
  try {
    return await walk(test, createPageDriver(page, language, look))
  } finally {
    resetPageLanguage()
  }
}

function createPageDriver<M extends AnyStateMachine, Label extends string>(
  page: WalkedPage<M, Label>,
  language: Language,
  assertScreen: WalkedPage<M, Label>['look'],
): ActorDriver {
  let actor: Actor<M>
  let hasBeenUsed = false
  const isEnglish = language === 'en'
  const screen = watchScreen(page.screen)
  const surface: Surface<M> = {
    ...(page.arrive && { arrive: page.arrive }),
    visibleText: createLockText(page, isEnglish),
    mount: (started) => {
      actor = started
      hasBeenUsed = false
      screen.begin()
      showDinars()
      page.mount(started, (drawn, options) =>
        renderPage(<WalkFrame isPart={page.screen.heading === 'part'}>{drawn}</WalkFrame>, {
          ...options,
          preferences: { language, ...options?.preferences },
        }),
      )
    },
    act: async (step) => {
      hasBeenUsed = true
      await performStep(page, step, actor)
    },
    look: async (step) => {
      // An event elsewhere may remove the focused element.
      if (step.origin === 'environment') hasBeenUsed = false
      compareControls(page.model, actor.getSnapshot(), page)
      screen.compare(step, hasBeenUsed)
      if (isEnglish) compareFacts(page.facts(actor.getSnapshot()))
      await assertScreen(step, actor)
    },
    unmount: cleanup,
    // The page changes its currency at each step, so an outdated amount is noticed.
    settle: () => settle(isEnglish && !IS_RECORDING ? changeCurrency : undefined),
  }
  return createActorDriver(page.model, surface)
}

/** Performs the custom gesture of an event, or clicks its control. */
async function performStep<M extends AnyStateMachine, Label extends string>(
  { acts, offers }: WalkedPage<M, Label>,
  step: Step,
  actor: Actor<M>,
): Promise<void> {
  const label = step.label as Label
  const act = acts?.[label]
  if (act) {
    await act(step, actor)
    return
  }
  const [control] = listOfferedControls(offers[label], actor.getSnapshot())
  if (!control) throw new Error(`Nothing says how to do "${label}".`)
  press(control.role, control.name)
}
