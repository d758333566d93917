/** The shapes of emblems, 60 by 30. */
export const PLATE_SHAPES = {
  bar: 'M5 1h50a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z',
  pill: 'M15 1h30a14 14 0 0 1 0 28H15a14 14 0 0 1 0-28z',
  oval: 'M30 1c16 0 29 6.3 29 14s-13 14-29 14S1 22.7 1 15 14 1 30 1z',
  shield: 'M4 1h52a3 3 0 0 1 3 3v8c0 9-12 15.5-29 17C13 27.5 1 21 1 12V4a3 3 0 0 1 3-3z',
  hexagon:
    'M11 1h38a3 3 0 0 1 2.6 1.5L59 15l-7.4 12.5A3 3 0 0 1 49 29H11a3 3 0 0 1-2.6-1.5L1 15 8.4 2.5A3 3 0 0 1 11 1z',
  slant: 'M13 1h43a3 3 0 0 1 2.8 4l-7 22a3 3 0 0 1-2.8 2H4a3 3 0 0 1-2.8-4l7-22A5 5 0 0 1 13 1z',
  arch: 'M1 29V19C1 8 13 1 30 1s29 7 29 18v10z',
  leaf: 'M17 1h39a3 3 0 0 1 3 3v9a16 16 0 0 1-16 16H4a3 3 0 0 1-3-3v-9A16 16 0 0 1 17 1z',
  pennant:
    'M4 1h53.5c1.5 0 2 1.5 1.2 2.6L52 15l6.7 11.4c.8 1.1.3 2.6-1.2 2.6H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
  ticket:
    'M4 1h52a3 3 0 0 1 3 3v6.5a4.5 4.5 0 0 0 0 9V26a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3v-6.5a4.5 4.5 0 0 0 0-9V4a3 3 0 0 1 3-3z',
} as const

/** Ornaments on both sides of the emblem. */
export const ORNAMENTS = {
  bars: 'M7.5 10h2v10h-2zm4 0h2v10h-2zM46.5 10h2v10h-2zm4 0h2v10h-2z',
  chevrons: 'M13 9.5L9.5 15l3.5 5.5h-2.4L7 15l3.6-5.5zm34 0l3.5 5.5-3.5 5.5h2.4L53 15l-3.6-5.5z',
  diamonds: 'M10 11l3.2 4-3.2 4-3.2-4zm40 0l3.2 4-3.2 4-3.2-4z',
  dots: 'M7.5 13.5a1.5 1.5 0 1 1-.01 0zm5 0a1.5 1.5 0 1 1-.01 0zm35 0a1.5 1.5 0 1 1-.01 0zm5 0a1.5 1.5 0 1 1-.01 0z',
  rules: 'M6 14.2h8v1.6H6zm40 0h8v1.6h-8z',
  speed:
    'M8 10.2h6v1.6H8zm-2 4h8v1.6H6zm4 4h4v1.6h-4zM46 10.2h6v1.6h-6zm0 4h8v1.6h-8zm0 4h4v1.6h-4z',
  stars:
    'M10 10.5l1.2 3.3 3.3 1.2-3.3 1.2-1.2 3.3-1.2-3.3L5.5 15l3.3-1.2zm40 0l1.2 3.3 3.3 1.2-3.3 1.2-1.2 3.3-1.2-3.3-3.3-1.2 3.3-1.2z',
  waves:
    'M5 14c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0v2c-1.5 1.4-3 1.4-4.5 0s-3-1.4-4.5 0zm41 0c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0v2c-1.5 1.4-3 1.4-4.5 0s-3-1.4-4.5 0z',
} as const

export interface MarkDrawing {
  /** A mid tone with enough contrast to white and near-black. */
  colour: string
  /** A light tone for the ornament. */
  second: string
  plate: keyof typeof PLATE_SHAPES
  ornament: keyof typeof ORNAMENTS
  /** The white shape in the middle, in a 30 by 30 box. */
  emblem: string
}

/** The marks, by the `avatar` of the suppliers in the demo data. */
export const MARKS: Readonly<Record<string, MarkDrawing>> = {
  'mark-01': {
    colour: '#2f8f6b',
    second: '#f4d35e',
    plate: 'pill',
    ornament: 'dots',
    emblem:
      'M15 14c-4-3-3-8 0-9 3 1 4 6 0 9zm1 0c1-5 6-6 8-4 0 3-3 6-8 4zm0 1c5 0 7 4 6 7-3 1-7-2-6-7zm-2 0c1 5-3 8-6 7-1-3 1-7 6-7zm0-1c-5 2-8-1-8-4 2-2 7-1 8 4zm1-1.5a1.8 1.8 0 1 0 .01 0z',
  },
  'mark-02': {
    colour: '#b8552f',
    second: '#f2d6a2',
    plate: 'shield',
    ornament: 'bars',
    emblem: 'M7 8h16v2.5h-1.5v8H23V21H7v-2.5h1.5v-8H7zm4 2.5v8h2v-8zm6 0v8h2v-8z',
  },
  'mark-03': {
    colour: '#1f86a8',
    second: '#bfe6f2',
    plate: 'oval',
    ornament: 'waves',
    emblem:
      'M15 6a5 5 0 0 1 5 5v1H10v-1a5 5 0 0 1 5-5zM5 15c3.3-2 6.7-2 10 0s6.7 2 10 0v2.5c-3.3 2-6.7 2-10 0s-6.7-2-10 0zm0 5.5c3.3-2 6.7-2 10 0s6.7 2 10 0V23c-3.3 2-6.7 2-10 0s-6.7-2-10 0z',
  },
  'mark-04': {
    colour: '#3f8f3f',
    second: '#d9efb2',
    plate: 'leaf',
    ornament: 'waves',
    emblem:
      'M14 12c-3-3-7-2-8 1 3-1 5 0 7 1-3 0-5 2-5 4 2-1 4-2 5.5-2-.5 2-1 4-1 6-2 .2-4 1-5 2h14c-1.5-1.5-4-2-6.5-2 0-2 .3-4 1-6 2 0 4 1 5 3 .5-3-1-5-4-5.5 2-.6 4-.6 6 .5-.5-3-5-4.5-8-2-.4-1.7-1.5-3-3.5-3.5.8 1 1.6 2 2.5 3.5z',
  },
  'mark-05': {
    colour: '#b7791f',
    second: '#fbe3b0',
    plate: 'slant',
    ornament: 'chevrons',
    emblem:
      'M20 6.5a3 3 0 1 1-.01 0zM4 19c5-1 8-7 11-8 1 5 4 8 11 8-1 2-2 3-3 4-3-1-7-3-8-7-2 4-6 6-9 6-1-1-1.5-2-2-3z',
  },
  'mark-06': {
    colour: '#2563b0',
    second: '#cfe0ff',
    plate: 'arch',
    ornament: 'diamonds',
    emblem:
      'M8 28V15.5C6.5 10 10 6 15 6s8.5 4 7 9.5V28h-3V15.5c1-3.5-1-6-4-6s-5 2.5-4 6V28zm6-9h2v9h-2z',
  },
  'mark-07': {
    colour: '#d06a1b',
    second: '#ffe6c2',
    plate: 'bar',
    ornament: 'dots',
    emblem:
      'M15 10a7.5 7.5 0 1 1-.01 0zm0-1c-.5-3 2-5 6-5 0 3.5-2.5 5.5-6 5zm-4 6.5a5 5 0 0 0-1 4l1.5-.5a4 4 0 0 1 1-3z',
  },
  'mark-08': {
    colour: '#5b54c4',
    second: '#d6d2ff',
    plate: 'hexagon',
    ornament: 'speed',
    emblem: 'M17 5L8 17h5.5L12 25l10-13h-6z',
  },
  'mark-09': {
    colour: '#0f7ac0',
    second: '#c9e8ff',
    plate: 'slant',
    ornament: 'speed',
    emblem:
      'M9 14.5a5 5 0 1 1-.01 0zm0 3a2 2 0 1 0 .01 0zm12-3a5 5 0 1 1-.01 0zm0 3a2 2 0 1 0 .01 0zM10 9.5h6l4 7-1.5 1L15 12h-5z',
  },
  'mark-10': {
    colour: '#2c6e9b',
    second: '#ffe8a3',
    plate: 'pennant',
    ornament: 'stars',
    emblem:
      'M15 8l8 12h-5.5L15 15.5 12.5 20H7zM21.5 7a3 3 0 0 1 1 4.5 3 3 0 0 1-4-1c2 .3 3.2-1.5 3-3.5z',
  },
  'mark-11': {
    colour: '#6d6a2c',
    second: '#e6e2a8',
    plate: 'shield',
    ornament: 'rules',
    emblem: 'M8 7h4v5h6V7h4v13l-4 2v-6h-6v6l-4-2z',
  },
  'mark-12': {
    colour: '#2f7450',
    second: '#c8e8c8',
    plate: 'hexagon',
    ornament: 'rules',
    emblem: 'M15 4l6 8h-3l4.5 6h-6v5h-3v-5h-6L12 12H9z',
  },
  'mark-13': {
    colour: '#c0453e',
    second: '#ffd2c8',
    plate: 'ticket',
    ornament: 'chevrons',
    emblem: 'M7 22v-5h4v-4h4v-3h4v4h4v8h-3v-3h-2v3zm13.5-16a2.2 2.2 0 1 1-.01 0z',
  },
  'mark-14': {
    colour: '#17808a',
    second: '#bfeef0',
    plate: 'oval',
    ornament: 'stars',
    emblem:
      'M9 19v-5a6 6 0 0 1 12 0v5h-3v-5a3 3 0 0 0-6 0v5zM5 21c3.3-2 6.7-2 10 0s6.7 2 10 0v3c-3.3 2-6.7 2-10 0s-6.7-2-10 0z',
  },
  'mark-15': {
    colour: '#8a4a63',
    second: '#f2cfe0',
    plate: 'leaf',
    ornament: 'diamonds',
    emblem: 'M4.5 20L12 8l4 6 2.5-3.5L26 20zM12 12l-2 3.5 2-1 2 1z',
  },
  'mark-16': {
    colour: '#4b5563',
    second: '#ffd166',
    plate: 'bar',
    ornament: 'bars',
    emblem: 'M9 9h4l5 6-5 6H9l4.5-6zm6 0h4l5 6-5 6h-4l4.5-6z',
  },
}
