
/**
 * Subject of the minimum programme (Law 3/2024 of the Balearic Islands, additional provision 13).
 */
export type CourseSubject = typeof CourseSubject[keyof typeof CourseSubject];


export const CourseSubject = {
  property: 'property',
  mortgage: 'mortgage',
  leases: 'leases',
  planning: 'planning',
  housing: 'housing',
  tax: 'tax',
  valuation: 'valuation',
  promotion: 'promotion',
  marketing: 'marketing',
  consumer: 'consumer',
  professional_law: 'professional_law',
  register: 'register',
  anti_laundering: 'anti_laundering',
} as const;
