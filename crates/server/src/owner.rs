//! Ownership of the files and folders that root makes: the service, which may run as another user, must be able to change them.

use std::fs::{File, create_dir};
use std::io::{self, ErrorKind};
use std::path::Path;

/// The folder in which something is.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or_else(|| Path::new("."))
}

/// A new file that root has made belongs to the owner of its folder from then on. Returns that user, if it was handed over.
///
/// # Errors
/// When the owner of the folder cannot be read, or that of the file cannot be changed.
#[cfg(unix)]
pub(crate) fn hand_over(file: &File, path: &Path) -> io::Result<Option<u32>> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let folder = std::fs::metadata(folder_of(path))?;
    if file.metadata()?.uid() != 0 || folder.uid() == 0 {
        return Ok(None);
    }
    fchown(file, Some(folder.uid()), Some(folder.gid()))?;
    Ok(Some(folder.uid()))
}

#[cfg(not(unix))]
pub(crate) fn hand_over(_: &File, _: &Path) -> io::Result<Option<u32>> {
    Ok(None)
}

/// The same for a new folder.
#[cfg(unix)]
fn hand_folder_over(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, lchown};
    let (above, own) = (std::fs::metadata(folder_of(path))?, std::fs::symlink_metadata(path)?);
    if own.uid() != 0 || above.uid() == 0 {
        return Ok(());
    }
    // The owner of the folder above may have put a link in its place: that is not followed.
    lchown(path, Some(above.uid()), Some(above.gid()))
}

#[cfg(not(unix))]
fn hand_folder_over(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Makes a folder that is missing, with those above it. What root makes belongs to the owner of the folder in which it is.
///
/// # Errors
/// When a folder cannot be made or handed over, or something else has its name.
pub fn make_folder(path: &Path) -> io::Result<()> {
    match create_dir(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists && path.is_dir() => return Ok(()),
        Err(error) if error.kind() == ErrorKind::NotFound && folder_of(path) != Path::new(".") => {
            make_folder(folder_of(path))?;
            // Another server may make it at the same time.
            return make_folder(path);
        }
        made => made?,
    }
    hand_folder_over(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_made_with_those_above_them_once() {
        let top = std::env::temp_dir().join(format!("darkrock-folders-{}", std::process::id()));
        let deep = top.join("a").join("b");
        make_folder(&deep).expect("new folders");
        make_folder(&deep).expect("they are there");
        std::fs::write(deep.join("file"), "").expect("a file");
        let taken = make_folder(&deep.join("file")).map_err(|error| error.kind());
        assert_eq!(taken, Err(ErrorKind::AlreadyExists), "a file has the name");
        assert!(make_folder(Path::new("")).is_err(), "a folder without a name");
        std::fs::remove_dir_all(top).expect("it can be removed");
    }
}
