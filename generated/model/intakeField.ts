
/**
 * What a column can hold of a person. Several columns may hold phones, e-mails, tags and notes; what has no place in a record (fax, department, a second address) goes to the notes under its name.
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
  department: 'department',
  email: 'email',
  phone: 'phone',
  mobile: 'mobile',
  landline: 'landline',
  workPhone: 'workPhone',
  spousePhone: 'spousePhone',
  fax: 'fax',
  street: 'street',
  postalCode: 'postalCode',
  town: 'town',
  country: 'country',
  region: 'region',
  otherAddress: 'otherAddress',
  idNumber: 'idNumber',
  birthDate: 'birthDate',
  nationality: 'nationality',
  language: 'language',
  role: 'role',
  tags: 'tags',
  source: 'source',
  spouseName: 'spouseName',
  nickname: 'nickname',
  anniversary: 'anniversary',
  relatedName: 'relatedName',
  messenger: 'messenger',
  website: 'website',
  notes: 'notes',
} as const;
