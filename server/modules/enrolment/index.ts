/** The door of module enrolment. */
export { handlers } from './enrolment.handlers.ts'
export { lessonPlugin } from './lesson.plugin.ts'
export { certificatePlugin } from './certificate/certificate.plugin.ts'
