import type { Group } from '../group.ts'

export const A11Y: Group = {
  prefix: 'A11Y',
  title: 'Accessibility',
  about: 'for everybody',
  requirements: {
    'A11Y-1': 'Every page passes the accessibility checker in its states.',
    'A11Y-2': 'A whole booking needs no mouse.',
    'A11Y-3': 'Menus and dialogs open, close with Escape and give the focus back.',
    'A11Y-4': 'Suggestions obey the arrows, Enter and Escape.',
    'A11Y-5': 'The keyboard can skip to the content.',
    'A11Y-6': 'An error is announced, linked to its field and listed above the form.',
    'A11Y-7':
      'Where the focus goes is said by the page and never lost, also when what had it disappears.',
    'A11Y-8': 'Who wants no motion gets none.',
    'A11Y-9': 'Text is readable on its ground, in the light theme and in the dark one.',
    'A11Y-10': 'Every page fits a screen of 320 pixels.',
    'A11Y-11': 'A toast is read out, waits for who is at it, and can be closed.',
    'A11Y-12': 'A finger finds every control on 44 by 44 pixels, but for links among words.',
  },
}
