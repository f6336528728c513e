
export type PasskeyOptionsAuthenticatorSelection = {
  residentKey: 'required';
  requireResidentKey: true;
  userVerification: 'required';
};
