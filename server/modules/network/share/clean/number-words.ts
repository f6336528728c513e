/** How numbers up to 900 are said in our four languages, without accents. */
const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [0, 'cero zero null nul'],
    [1, 'uno un una one eins ein'],
    [2, 'dos dues two zwei zwo'],
    [3, 'tres three drei'],
    [4, 'cuatro quatre four vier'],
    [5, 'cinco cinc five funf fuenf'],
    [6, 'seis sis six sechs'],
    [7, 'siete set seven sieben'],
    [8, 'ocho vuit eight acht'],
    [9, 'nueve nou nine neun'],
    [10, 'diez deu ten zehn'],
    [11, 'once onze eleven elf'],
    [12, 'doce dotze twelve zwolf zwoelf'],
    [13, 'trece tretze thirteen dreizehn'],
    [14, 'catorce catorze fourteen vierzehn'],
    [15, 'quince quinze fifteen funfzehn fuenfzehn'],
    [16, 'dieciseis setze sixteen sechzehn'],
    [17, 'diecisiete disset desset seventeen siebzehn'],
    [18, 'dieciocho divuit devuit eighteen achtzehn'],
    [19, 'diecinueve dinou denou nineteen neunzehn'],
    [20, 'veinte vint twenty zwanzig'],
    [21, 'veintiuno veintiun vint-i-un einundzwanzig'],
    [22, 'veintidos vint-i-dos zweiundzwanzig'],
    [23, 'veintitres vint-i-tres dreiundzwanzig'],
    [24, 'veinticuatro vint-i-quatre vierundzwanzig'],
    [25, 'veinticinco vint-i-cinc funfundzwanzig'],
    [26, 'veintiseis vint-i-sis sechsundzwanzig'],
    [27, 'veintisiete vint-i-set siebenundzwanzig'],
    [28, 'veintiocho vint-i-vuit achtundzwanzig'],
    [29, 'veintinueve vint-i-nou neunundzwanzig'],
    [30, 'treinta trenta thirty dreissig dreißig'],
    [40, 'cuarenta quaranta forty vierzig'],
    [50, 'cincuenta cinquanta fifty funfzig fuenfzig'],
    [60, 'sesenta seixanta sixty sechzig'],
    [70, 'setenta seventy siebzig'],
    [80, 'ochenta vuitanta eighty achtzig'],
    [90, 'noventa noranta ninety neunzig'],
    [100, 'cien ciento cent hundred hundert'],
    [600, 'seiscientos siscents sis-cents sechshundert'],
    [700, 'setecientos setcents set-cents siebenhundert'],
    [800, 'ochocientos vuitcents vuit-cents achthundert'],
    [900, 'novecientos noucents nou-cents neunhundert'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)]),
  ),
)

/** Said between tens and ones ("treinta y tres"); "und" and "and" in the others. */
const JOINTS = new Set(['y', 'i', 'und', 'and'])

/** The number a word says; null when it says none. */
export const numberOf = (word: string): number | null => WORDS[word] ?? null

/** Whether a word only holds two numbers together. */
export const isJoint = (word: string): boolean => JOINTS.has(word)
