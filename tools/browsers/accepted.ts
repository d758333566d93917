/**
 * Features that the build uses although a supported browser lacks them, each with the reason why this is
 * harmless. The keys are the names that the check reports.
 */
export const ACCEPTED_FEATURES: Readonly<Record<string, string>> = {
  'Navigator.login': 'No such call: the SDK of Facebook has a `login` of its own.',
  writeText: 'src/features/bookings/booking-reference.tsx marks the text where it cannot copy it.',
  'Error.captureStackTrace': 'Libraries test for it.',
  'Locale.getWeekInfo': 'Libraries test for it.',
  'TrustedTypePolicyFactory.createPolicy': 'src/ui/trusted-types.ts tests for it.',
  'ViewTransition.skipTransition': 'React tests for it.',
  '@media (scripting)': 'Older browsers show controls that need a script, as all browsers did.',
  'content-visibility': 'Older browsers lay out everything at once, as before.',
  'content-visibility: auto': 'As content-visibility.',
  'content-visibility: hidden': 'As content-visibility.',
  'contain-intrinsic-size': 'As content-visibility.',
  'Window.requestIdleCallback': 'src/ui/lifecycle/schedule.ts tests for it.',
  ':selection': 'Decoration.',
  'text-wrap': 'Decoration.',
  'text-wrap: balance': 'Decoration.',
  'text-wrap: pretty': 'Decoration.',
  'text-decoration: dotted': 'Decoration: the line is solid.',
  'scrollbar-width': 'Decoration.',
  'scrollbar-width: thin': 'Decoration.',
  'print-color-adjust: exact': 'Decoration.',
  'forced-color-adjust': 'Safari has no forced colors.',
  'forced-color-adjust: none': 'Safari has no forced colors.',
  'cursor: crosshair': 'Phones have no pointer.',
  'cursor: default': 'Phones have no pointer.',
  'cursor: move': 'Phones have no pointer.',
  'cursor: not-allowed': 'Phones have no pointer.',
  'cursor: pointer': 'Phones have no pointer.',
  resize: 'Phones cannot resize a field.',
  'resize: vertical': 'Phones cannot resize a field.',
  lh: 'Firefox 115 reserves no second line: the page moves a little when it is filled.',
  d: 'No rule: Panda takes the `d` of a path for a style.',
  zoom: 'No rule: Panda takes the `zoom` of a map for a style.',
  'html:has([data-phone-sheet])': 'Firefox 115 lets the page below a sheet scroll.',
  'html:has([data-edge-bar]) body': 'Firefox 115 shows the last lines of a page below its bar.',
  'html:has([data-edge-bar] [data-terms])': 'Firefox 115 shows a toast on a bar with terms.',
  'html:has([data-edge-bar] [data-terms]) body':
    'Firefox 115 shows the last lines of a page below its bar.',
  'html:has([data-edge-bar],[data-bottom-bar])': 'Firefox 115 leaves no room below the focus.',
  'html:has([data-edge-bar],[data-bottom-bar]) .masar-toasts':
    'Firefox 115 shows a toast on a bar of the page.',
  'html:has([data-edge-bar],[data-bottom-bar]) [data-bottom-line]':
    'Firefox 115 shows a line that can be closed on a bar of the page.',
  'html:has([data-toast]) body': 'Firefox 115 leaves no room below a toast.',
}
