/** The door of module enrolment. */
export { handlers } from './enrolment.handlers.ts'
export { certificatePlugin } from './certificate/certificate.plugin.ts'
