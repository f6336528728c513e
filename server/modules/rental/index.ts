import './desk-count.ts'
import './named/taken.ts'

export { jobs } from './jobs.ts'
export { receiveRental } from './receive.service.ts'
export { handlers } from './rental.handlers.ts'
