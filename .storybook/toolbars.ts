import { LANGUAGES } from '#i18n/languages.ts'
import { getStartText } from '#i18n/start-texts.ts'

const TEXT_SIZES = ['100', '125', '150', '175', '200']

/** The options above a story. The width uses Storybook's own control. */
export const TOOLBARS = {
  language: {
    toolbar: {
      title: 'Language',
      icon: 'globe' as const,
      items: LANGUAGES.map((value) => ({ value, title: getStartText(value, 'name') })),
    },
  },
  theme: { toolbar: { title: 'Theme', icon: 'mirror' as const, items: ['light', 'dark'] } },
  direction: { toolbar: { title: 'Direction', icon: 'transfer' as const, items: ['ltr', 'rtl'] } },
  textSize: {
    description: 'Text size',
    toolbar: {
      dynamicTitle: false,
      icon: 'zoom' as const,
      items: TEXT_SIZES.map((value) => ({ value, title: `Text ${value} %` })),
    },
  },
  textLength: {
    description: 'Text length',
    toolbar: {
      dynamicTitle: false,
      icon: 'paragraph' as const,
      items: [
        { value: 'usual', title: 'Texts as they are' },
        { value: 'long', title: 'Texts 40 % longer' },
      ],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      dynamicTitle: false,
      icon: 'contrast' as const,
      items: [
        { value: 'usual', title: 'Usual contrast' },
        { value: 'more', title: 'More contrast' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      dynamicTitle: false,
      icon: 'play' as const,
      items: [
        { value: 'usual', title: 'Usual motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
}

export const INITIAL_GLOBALS = {
  // A test run can set another language (vitest.config.ts).
  language: import.meta.env['STORYBOOK_LANGUAGE'] ?? 'en',
  theme: 'light',
  direction: 'ltr',
  textSize: '100',
  textLength: 'usual',
  contrast: 'usual',
  motion: 'usual',
}
