import { faker } from '@faker-js/faker'

/**
 * Credible values for fields that the shape alone cannot word, by the end of their name.
 * orval writes the body of each function into the mocks, where `faker` is imported.
 */
export const mockProperties = {
  '/(^|\\.)(first_name|firstName)$/': () => faker.person.firstName(),
}
