
/**
 * What a column can hold of a person. Several columns may hold phones, e-mails, tags and notes.
 */
export type IntakeField = typeof IntakeField[keyof typeof IntakeField];


export const IntakeField = {
  fullName: 'fullName',
  title: 'title',
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  secondLastName: 'secondLastName',
  companyName: 'companyName',
  jobTitle: 'jobTitle',
  email: 'email',
  phone: 'phone',
  mobile: 'mobile',
  landline: 'landline',
  workPhone: 'workPhone',
  spousePhone: 'spousePhone',
  street: 'street',
  postalCode: 'postalCode',
  town: 'town',
  country: 'country',
  idNumber: 'idNumber',
  birthDate: 'birthDate',
  nationality: 'nationality',
  language: 'language',
  role: 'role',
  tags: 'tags',
  source: 'source',
  spouseName: 'spouseName',
  website: 'website',
  notes: 'notes',
} as const;
