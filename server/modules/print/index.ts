export { scansByDay } from './codes/codes.service.ts'
export { qrPlugin } from './codes/qr.plugin.ts'
export { jobs } from './jobs.ts'
export { handlers } from './print.handlers.ts'
