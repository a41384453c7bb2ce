// Passkeys in the browser. Requests and responses are JSON as the standard defines it, which browsers convert.

/** Why there is no passkey: the user closed the dialog, or the device has none. */
export class NoPasskey extends Error {}

/** Whether this browser can use passkeys. */
export const canPasskey = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

async function answer(asked: Promise<Credential | null>): Promise<unknown> {
  let credential: Credential | null;
  try {
    credential = await asked;
  } catch (cause) {
    throw new NoPasskey('no passkey', { cause });
  }
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey('no passkey');
  return credential.toJSON();
}

type Json = Record<string, unknown>;

/** Has the device make a passkey. */
export const makePasskey = (options: Json): Promise<unknown> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return answer(navigator.credentials.create({ publicKey }));
};

/** Has the user sign in with a passkey. */
export const usePasskey = (options: Json): Promise<unknown> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return answer(navigator.credentials.get({ publicKey }));
};
