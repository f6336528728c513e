/** The door of module introduction; README.md says what stands behind it. */
export { recordIntroduction, type Introduced } from './record.ts'
