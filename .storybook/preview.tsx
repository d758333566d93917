import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { assertUnmoved } from 'storybook-addon-statechart'

import '#ui/style/base.css'
import { activateLanguage, loadTexts, TEXT_PARTS } from '#i18n/activate.ts'
import { disableElementOwners } from '#testing/element-owners.ts'

import { INITIAL_GLOBALS, TOOLBARS } from './toolbars.ts'
import { Circumstances } from '../stories/circumstances/circumstances.tsx'
import { assertContrast, COLOR_RULES } from '../stories/contrast/contrast.ts'
import { setTextLength } from '../stories/circumstances/long-text.ts'
import { MachinePage } from '../stories/machine-page.tsx'
import { STORY_SCREENS } from '../stories/screens.ts'
import { getStoryChart } from '../stories/story-chart.ts'
import { StoryFrame } from '../stories/story-frame.tsx'
import { readToolbarLanguage } from '../stories/story-language.ts'

// Lazy-loaded parts of a story can take seconds on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

const isTest = import.meta.env.MODE === 'test'
if (isTest) disableElementOwners()

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
    viewport: { options: STORY_SCREENS },
    statechart: getStoryChart,
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
      await activateLanguage(readToolbarLanguage(globals))
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
    (Story, { globals }) => (
      <StoryFrame
        language={readToolbarLanguage(globals)}
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
