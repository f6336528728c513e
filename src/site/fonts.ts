/** A file of `public/fonts/site`; the OFL of each stands beside them. */
interface Face {
  family: string
  file: string
  weight: string
  style?: 'italic'
  stretch?: string
}

/** How wide a family runs beside those that stand in until it is there, and how high it is, in per cent. */
interface Size {
  arial: number
  dejaVu: number
  ascent: number
  descent: number
}

const SIZES: Readonly<Record<string, Size>> = {
  Figtree: { arial: 98.6, dejaVu: 87.3, ascent: 95, descent: 25 },
  'DM Sans': { arial: 102.9, dejaVu: 91.1, ascent: 99.2, descent: 31 },
  'Bricolage Grotesque': { arial: 102.9, dejaVu: 91.1, ascent: 93, descent: 27 },
  Archivo: { arial: 101.3, dejaVu: 89.7, ascent: 87.8, descent: 21 },
}

/** A family with what stands in for it: as wide, so that nothing moves when it comes. */
const sans = (family: string): string => `"${family}","${family} A","${family} D",sans-serif`

const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1)

/** Fonts of the device in the size of a family. */
const standIns = ({ text }: Pair): string =>
  Object.entries(SIZES)
    .filter(([family]) => text.startsWith(`"${family}"`))
    .map(([family, { arial, dejaVu, ascent, descent }]) =>
      (
        [
          ['A', arial, ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto']],
          ['D', dejaVu, ['DejaVu Sans']],
        ] as const
      )
        .map(
          ([end, size, names]) =>
            `@font-face{font-family:"${family} ` +
            `${end}";src:${names.map((name) => `local("${name}")`).join()};` +
            `size-adjust:${size}%;ascent-override:${percent(ascent, size)}%;` +
            `descent-override:${percent(descent, size)}%;line-gap-override:0%}`,
        )
        .join(''),
    )
    .join('')

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
    text: sans('Figtree'),
    faces: [
      face('Fraunces', 'fraunces', '300 500'),
      face('Fraunces', 'fraunces-italic', '300 400', { style: 'italic' }),
      figtree,
    ],
    first: 'fraunces',
  },
  'dm-sans': {
    display: sans('DM Sans'),
    text: sans('DM Sans'),
    faces: [face('DM Sans', 'dm-sans', '400 700')],
    first: 'dm-sans',
  },
  cormorant: {
    display: 'Cormorant,serif',
    text: sans('Figtree'),
    faces: [
      face('Cormorant', 'cormorant', '300 500'),
      face('Cormorant', 'cormorant-italic', '300 400', { style: 'italic' }),
      figtree,
    ],
    first: 'cormorant',
  },
  bricolage: {
    display: sans('Bricolage Grotesque'),
    text: sans('Bricolage Grotesque'),
    faces: [face('Bricolage Grotesque', 'bricolage-grotesque', '400 800')],
    first: 'bricolage-grotesque',
  },
  newsreader: {
    display: 'Newsreader,serif',
    text: sans('Archivo'),
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
        `@font-face{font-family:"${family}";src:url(${fontAddress(file)}) ` +
        `format("woff2");font-weight:${weight};font-style:${style ?? 'normal'};` +
        `font-display:swap${stretch ? `;font-stretch:${stretch}` : ''}}`,
    )
    .join('') + standIns(pair)
