export const rpId = 'harbour.example';
export const origin = 'https://harbour.example';
