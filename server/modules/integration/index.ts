/** The door of module integration; README.md says what a source is. */
export { handlers } from './integration.handlers.ts'
export { findIntegration, type IntegrationRow } from './integration.repository.ts'
export { sourceFor, type SourceChoice } from './integration.service.ts'
