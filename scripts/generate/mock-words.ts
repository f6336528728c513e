import { faker } from '@faker-js/faker'

/**
 * Credible values for fields that the shape alone cannot word, by the end of their name; only for
 * names that are texts wherever they stand. orval copies the source of each function into the
 * mocks, where `faker` is imported.
 */
export const mockProperties = {
  '/(^|\\.)(first_name|firstName)$/': () => faker.person.firstName(),
  '/(^|\\.)(last_name|lastName)$/': () => faker.person.lastName(),
  '/(^|\\.)(email|publicEmail)$/': () => faker.internet.email().toLowerCase(),
  '/(^|\\.)(phone|publicPhone)$/': () => `+346${faker.string.numeric(8)}`,
  '/(^|\\.)town$/': () =>
    faker.helpers.arrayElement([
      'Sóller',
      'Ciutadella de Menorca',
      'Eivissa',
      'Sant Francesc Xavier',
      'Palma',
      'Artà',
    ]),
  '/(^|\\.)(agencyName|tradeName)$/': () => faker.company.name(),
}
