/** The shapes on which emblems stand, in the left half of 60 by 30. */
export const PLATES = {
  square: 'M7 2h16a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z',
  circle: 'M15 2a13 13 0 1 1 0 26 13 13 0 0 1 0-26z',
  shield: 'M3 4h24v12c0 6-5 10-12 13C8 26 3 22 3 16z',
  hexagon: 'M15 1l12 7v14l-12 7-12-7V8z',
  arch: 'M3 28V14a12 12 0 0 1 24 0v14z',
  diamond: 'M15 1.5L28.5 15 15 28.5 1.5 15z',
  drop: 'M2 15A13 13 0 0 1 15 2h13v13a13 13 0 0 1-26 0z',
} as const

export interface MarkDrawing {
  initials: string
  /** A middle tone: white reads on it, and it reads on white and near-black. */
  colour: string
  plate: keyof typeof PLATES
  emblem: string
}

/** Keyed by the `avatar` of the suppliers in the seeded demo data. */
export const MARKS: Readonly<Record<string, MarkDrawing>> = {
  'mark-01': {
    initials: 'JA',
    colour: '#2f8f6b',
    plate: 'circle',
    emblem:
      'M15 14c-4-3-3-8 0-9 3 1 4 6 0 9zm1 0c1-5 6-6 8-4 0 3-3 6-8 4zm0 1c5 0 7 4 6 7-3 1-7-2-6-7zm-2 0c1 5-3 8-6 7-1-3 1-7 6-7zm0-1c-5 2-8-1-8-4 2-2 7-1 8 4zm1-1.500a1.8 1.8 0 1 0 .01 0z',
  },
  'mark-02': {
    initials: 'CR',
    colour: '#b8552f',
    plate: 'shield',
    emblem: 'M7 8h16v2.500h-1.500v8H23V21H7v-2.500h1.500v-8H7zm4 2.500v8h2v-8zm6 0v8h2v-8z',
  },
  'mark-03': {
    initials: 'SM',
    colour: '#1f86a8',
    plate: 'square',
    emblem:
      'M15 6a5 5 0 0 1 5 5v1H10v-1a5 5 0 0 1 5-5zM5 15c3.3-2 6.7-2 10 0s6.7 2 10 0v2.500c-3.3 2-6.7 2-10 0s-6.7-2-10 0zm0 5.500c3.3-2 6.7-2 10 0s6.7 2 10 0V23c-3.3 2-6.7 2-10 0s-6.7-2-10 0z',
  },
  'mark-04': {
    initials: 'ÎD',
    colour: '#3f8f3f',
    plate: 'drop',
    emblem:
      'M14 12c-3-3-7-2-8 1 3-1 5 0 7 1-3 0-5 2-5 4 2-1 4-2 5.5-2-.5 2-1 4-1 6-2 .2-4 1-5 2h14c-1.5-1.5-4-2-6.5-2 0-2 .3-4 1-6 2 0 4 1 5 3 .5-3-1-5-4-5.5 2-.6 4-.6 6 .5-.5-3-5-4.5-8-2-.4-1.7-1.5-3-3.5-3.5.8 1 1.6 2 2.5 3.500z',
  },
  'mark-05': {
    initials: 'DC',
    colour: '#b7791f',
    plate: 'circle',
    emblem:
      'M20 6.500a3 3 0 1 1-.01 0zM4 19c5-1 8-7 11-8 1 5 4 8 11 8-1 2-2 3-3 4-3-1-7-3-8-7-2 4-6 6-9 6-1-1-1.5-2-2-3z',
  },
  'mark-06': {
    initials: 'MM',
    colour: '#2563b0',
    plate: 'arch',
    emblem:
      'M8 28V15.500C6.5 10 10 6 15 6s8.5 4 7 9.500V28h-3V15.500c1-3.5-1-6-4-6s-5 2.5-4 6V28zm6-9h2v9h-2z',
  },
  'mark-07': {
    initials: 'CB',
    colour: '#d06a1b',
    plate: 'square',
    emblem:
      'M15 10a7.5 7.5 0 1 1-.01 0zm0-1c-.5-3 2-5 6-5 0 3.5-2.5 5.5-6 5zm-4 6.500a5 5 0 0 0-1 4l1.5-.5a4 4 0 0 1 1-3z',
  },
  'mark-08': {
    initials: 'VÉ',
    colour: '#5b54c4',
    plate: 'hexagon',
    emblem: 'M17 5L8 17h5.500L12 25l10-13h-6z',
  },
  'mark-09': {
    initials: 'DR',
    colour: '#0f7ac0',
    plate: 'square',
    emblem:
      'M9 14.500a5 5 0 1 1-.01 0zm0 3a2 2 0 1 0 .01 0zm12-3a5 5 0 1 1-.01 0zm0 3a2 2 0 1 0 .01 0zM10 9.500h6l4 7-1.5 1L15 12h-5z',
  },
  'mark-10': {
    initials: 'CA',
    colour: '#2c6e9b',
    plate: 'diamond',
    emblem:
      'M15 8l8 12h-5.500L15 15.5 12.5 20H7zM21.5 7a3 3 0 0 1 1 4.5 3 3 0 0 1-4-1c2 .3 3.2-1.5 3-3.500z',
  },
  'mark-11': {
    initials: 'HU',
    colour: '#6d6a2c',
    plate: 'shield',
    emblem: 'M8 7h4v5h6V7h4v13l-4 2v-6h-6v6l-4-2z',
  },
  'mark-12': {
    initials: 'KC',
    colour: '#2f7450',
    plate: 'hexagon',
    emblem: 'M15 4l6 8h-3l4.5 6h-6v5h-3v-5h-6L12 12H9z',
  },
  'mark-13': {
    initials: 'EB',
    colour: '#c0453e',
    plate: 'circle',
    emblem: 'M7 22v-5h4v-4h4v-3h4v4h4v8h-3v-3h-2v3zm13.5-16a2.2 2.2 0 1 1-.01 0z',
  },
  'mark-14': {
    initials: 'BB',
    colour: '#17808a',
    plate: 'arch',
    emblem:
      'M9 19v-5a6 6 0 0 1 12 0v5h-3v-5a3 3 0 0 0-6 0v5zM5 21c3.3-2 6.7-2 10 0s6.7 2 10 0v3c-3.3 2-6.7 2-10 0s-6.7-2-10 0z',
  },
  'mark-15': {
    initials: 'RA',
    colour: '#8a4a63',
    plate: 'drop',
    emblem: 'M4.5 20L12 8l4 6 2.5-3.500L26 20zM12 12l-2 3.5 2-1 2 1z',
  },
  'mark-16': {
    initials: 'SO',
    colour: '#787f88',
    plate: 'diamond',
    emblem: 'M9 9h4l5 6-5 6H9l4.5-6zm6 0h4l5 6-5 6h-4l4.5-6z',
  },
}
