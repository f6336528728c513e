export { handlers } from './cost.handlers.ts'
