/** A file of `public/fonts/site`; the OFL of each stands beside them. */
interface Face {
  family: string
  file: string
  weight: string
  style?: 'italic'
  stretch?: string
}

const face = (family: string, file: string, weight: string, more: Partial<Face> = {}): Face => ({
  family,
  file,
  weight,
  ...more,
})

const figtree = face('Figtree', 'figtree', '400 600')

interface Pair {
  display: string
  text: string
  faces: readonly Face[]
  /** What the first view needs, asked for by the head of the page. */
  first: string
}

/** Families that a site may be set in; which, its template says. */
export const PAIRS = {
  fraunces: {
    display: 'Fraunces,serif',
    text: 'Figtree,sans-serif',
    faces: [
      face('Fraunces', 'fraunces', '300 500'),
      face('Fraunces', 'fraunces-italic', '300 400', { style: 'italic' }),
      figtree,
    ],
    first: 'fraunces',
  },
  'dm-sans': {
    display: '"DM Sans",sans-serif',
    text: '"DM Sans",sans-serif',
    faces: [face('DM Sans', 'dm-sans', '400 700')],
    first: 'dm-sans',
  },
  cormorant: {
    display: 'Cormorant,serif',
    text: 'Figtree,sans-serif',
    faces: [
      face('Cormorant', 'cormorant', '300 500'),
      face('Cormorant', 'cormorant-italic', '300 400', { style: 'italic' }),
      figtree,
    ],
    first: 'cormorant',
  },
  bricolage: {
    display: '"Bricolage Grotesque",sans-serif',
    text: '"Bricolage Grotesque",sans-serif',
    faces: [face('Bricolage Grotesque', 'bricolage-grotesque', '400 800')],
    first: 'bricolage-grotesque',
  },
  newsreader: {
    display: 'Newsreader,serif',
    text: 'Archivo,sans-serif',
    faces: [
      face('Newsreader', 'newsreader', '300 500'),
      face('Newsreader', 'newsreader-italic', '300 400', { style: 'italic' }),
      face('Archivo', 'archivo', '400 600', { stretch: '88% 100%' }),
    ],
    first: 'newsreader',
  },
} as const satisfies Record<string, Pair>

export type PairName = keyof typeof PAIRS

export const fontAddress = (file: string): string => `/fonts/site/${file}.woff2`

/** `@font-face` of a pair: a file is loaded only when a word on the page is set in it. */
export const fontFaces = (pair: Pair): string =>
  pair.faces
    .map(
      ({ family, file, weight, style, stretch }) =>
        `@font-face{font-family:"${family}";src:url(${fontAddress(file)}) format("woff2");font-weight:${weight};font-style:${style ?? 'normal'};font-display:swap${stretch ? `;font-stretch:${stretch}` : ''}}`,
    )
    .join('')
