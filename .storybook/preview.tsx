import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import '#ui/style/base.css'
import { activateLanguage, loadTexts, TEXT_PARTS } from '#i18n/activate.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { disableElementOwners } from '#testing/element-owners.ts'

import { INITIAL_GLOBALS, TOOLBARS } from './toolbars.ts'
import { MachinePage } from '../stories/chart/machine-page.tsx'
import { Circumstances } from '../stories/circumstances/circumstances.tsx'
import { assertContrast, COLOR_RULES } from '../stories/contrast/contrast.ts'
import { setTextLength } from '../stories/circumstances/long-text.ts'
import { LiveStory } from '../stories/live/live-story.tsx'
import { assertUnmoved } from '../stories/live/scene.ts'
import { WIDTHS } from '../stories/screens.ts'
import { StoryFrame } from '../stories/story-frame.tsx'

// Lazy-loaded parts of a story can take seconds on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

const isTest = import.meta.env.MODE === 'test'
if (isTest) disableElementOwners()

const languageIn = ({ language }: Record<string, unknown>): Language =>
  isLanguage(language) ? language : 'en'

const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations'],
        // Tests check colours in both themes themselves (assertContrast).
        rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: !isTest }])),
      },
    },
    layout: 'fullscreen',
    // Only machines have documentation pages.
    docs: { page: MachinePage },
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        order: ['Start', 'Design', 'Layout', 'Session', 'Checkout', 'Payment', 'Search', 'Home'],
      },
    },
  },
  globalTypes: TOOLBARS,
  initialGlobals: INITIAL_GLOBALS,
  loaders: [
    // The app loads the font before the first text, and a story must not change afterwards. Loads both files: our
    // subset (a) and all other letters (ã).
    async () => ({ fonts: await document.fonts.load('1rem "Figtree Variable"', 'aã') }),
    async ({ globals }) => {
      await loadTexts(...TEXT_PARTS)
      await activateLanguage(languageIn(globals))
      setTextLength(globals['textLength'] === 'long')
      return {}
    },
  ],
  afterEach: async ({ tags }) => {
    if (!isTest) return
    if (!tags.includes('play-fn')) assertUnmoved()
    await assertContrast()
  },
  decorators: [
    (Story, { id, globals, parameters, viewMode }) => {
      const machine: unknown = parameters['machine']
      if (typeof machine !== 'string' || viewMode !== 'story') return <Story />
      return (
        <LiveStory
          key={id}
          machine={machine}
          language={languageIn(globals)}
          isJourney={parameters['journey'] === true}
        >
          <Story />
        </LiveStory>
      )
    },
    (Story, { globals }) => (
      <StoryFrame
        language={languageIn(globals)}
        theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
        direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
      >
        <Circumstances
          textSize={Number(globals['textSize'] ?? 100)}
          contrast={globals['contrast'] === 'more' ? 'more' : 'usual'}
          motion={globals['motion'] === 'reduced' ? 'reduced' : 'usual'}
        >
          <Story />
        </Circumstances>
      </StoryFrame>
    ),
  ],
}

export default preview
