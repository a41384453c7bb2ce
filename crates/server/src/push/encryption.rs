//! The encryption of a message for one browser (RFC 8291, with the content coding of RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// The longest text: push services accept 4096 bytes, of which 103 are for the head, the end and the tag.
const LONGEST: usize = 3993;
/// The size of a record; there is only one.
const RECORD: u32 = 4096;

/// The length of a derived key.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// The content key and the nonce of a message.
type Keys = ([u8; 16], [u8; NONCE_LEN]);

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut key = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N)).ok()?.fill(&mut key).ok()?;
    Some(key)
}

/// The content key and the nonce, from what both sides know.
fn keys(shared: &[u8], auth: &[u8], browser: &[u8], server: &[u8], salt: &[u8]) -> Option<Keys> {
    let input: [u8; 32] = derive(auth, shared, &[b"WebPush: info\0", browser, server])?;
    let key = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = derive(salt, &input, &[b"Content-Encoding: nonce\0"])?;
    Some((key, nonce))
}

/// The body of a message for a browser with this public key and secret; none if they are unusable or the text is too long.
pub(super) fn encrypt(browser: &[u8], auth: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    let auth: &[u8; 16] = auth.try_into().ok()?;
    let random = SystemRandom::new();
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let server = private.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, browser);
    let derived = agree_ephemeral(private, &peer, |shared| keys(shared, auth, browser, server.as_ref(), &salt));
    seal(derived.ok()??, server.as_ref(), &salt, text)
}

/// The body of a message: a head and one record.
fn seal((key, nonce): Keys, server: &[u8], salt: &[u8; 16], text: &[u8]) -> Option<Vec<u8>> {
    if text.len() > LONGEST {
        return None;
    }
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    // The last record ends with a 2.
    let mut sealed = [text, &[2]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).ok()?;
    let length = u8::try_from(server.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], server, &sealed].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a browser does.
    fn decrypt(private: EphemeralPrivateKey, public: &[u8], auth: &[u8], body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        assert_eq!(&rest[..5], [0, 0, 16, 0, 65]);
        let (server, sealed) = rest[5..].split_at(65);
        let peer = UnparsedPublicKey::new(&ECDH_P256, server);
        let derived = agree_ephemeral(private, &peer, |shared| keys(shared, auth, public, server, salt));
        let (key, nonce) = derived.expect("a point").expect("keys");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut text = sealed.to_vec();
        let open = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text).expect("untouched");
        let (end, text) = open.split_last().expect("an end");
        assert_eq!(*end, 2);
        text.to_vec()
    }

    #[test]
    fn only_the_browser_can_read_a_message() {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("a point");
        let body = encrypt(public.as_ref(), &[7; 16], b"Your turn").expect("usable keys");
        assert!(!body.windows(4).any(|part| part == b"Your"));
        assert_eq!(decrypt(private, public.as_ref(), &[7; 16], &body), b"Your turn");
        assert_eq!(encrypt(public.as_ref(), &[7; 16], &[b'x'; LONGEST + 1]), None);
        assert_eq!(encrypt(public.as_ref(), &[7; 16], &[b'x'; LONGEST]).map(|b| b.len()), Some(4096));
    }

    #[test]
    fn nothing_is_encrypted_for_keys_that_are_none() {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("a point").as_ref().to_vec();
        // Beside the curve, which would tell something about the server's key.
        let beside: Vec<u8> = public[..64].iter().copied().chain([public[64] ^ 1]).collect();
        let beyond = [&[4][..], &[0xff; 32], &public[33..]].concat();
        let (infinity, compressed) = (vec![0], [&[2][..], &public[1..33]].concat());
        let (short, long) = (public[..64].to_vec(), [&public[..], &[0]].concat());
        for point in [beside, beyond, infinity, compressed, short, long, vec![4; 65], vec![0; 65], Vec::new()] {
            assert_eq!(encrypt(&point, &[7; 16], b"text"), None, "{point:?}");
        }
        for length in [0, 15, 17, 32] {
            assert_eq!(encrypt(&public, &vec![7; length], b"text"), None, "a secret of {length} bytes");
        }
    }

    /// RFC 8188, 2: a key is used once. RFC 8291, 4: there is one record, which has space left.
    #[test]
    fn each_message_has_its_own_keys_and_one_record() {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("a point");
        let [one, other] = [(); 2].map(|()| encrypt(public.as_ref(), &[7; 16], b"Your turn").expect("usable keys"));
        assert_ne!(one[..16], other[..16], "the salt");
        assert_ne!(one[21..86], other[21..86], "the key of the server");
        for length in [0, 1, 9, 1000, LONGEST] {
            let body = encrypt(public.as_ref(), &[7; 16], &vec![b'x'; length]).expect("usable keys");
            let size = u32::from_be_bytes([body[16], body[17], body[18], body[19]]) as usize;
            assert!(size >= 18 && size > length + 1 + 16, "{length}: records of {size}");
            assert_eq!(body.len(), 21 + 65 + length + 1 + 16);
        }
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn a_message_is_encrypted_as_in_the_standard() {
        use base64::Engine as _;
        let decode = |text: &str| base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let shared = decode("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let browser = decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let server = decode("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let (auth, salt) = (decode("BTBZMqHH6r4Tts7J_aSIgg"), decode("DGv6ra1nlYgDCS1FRnbzlw"));
        let (key, nonce) = keys(&shared, &auth, &browser, &server, &salt).expect("keys");
        assert_eq!(key.to_vec(), decode("oIhVW04MRdy2XN9CiKLxTg"));
        assert_eq!(nonce.to_vec(), decode("4h_95klXJ5E_qnoN"));
        let salt = salt.try_into().expect("16 bytes");
        let body = seal((key, nonce), &server, &salt, b"When I grow up, I want to be a watermelon");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P\
                        Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(body, Some(decode(expected)));
    }
}
