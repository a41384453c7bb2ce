//! Rows in Parquet files: written part by part, joined at the end.
//!
//! A part holds the rows of some games in one row group. Parts are joined by copying their row groups as they are, so
//! that the memory needed does not grow with the study.

use super::StudyError;
use super::columns::{Column, Kind, Played, TABLES, Value, columns, rows};
use parquet::basic::{Compression, ConvertedType, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::{KeyValue, ParquetMetaDataReader};
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{BufWriter, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The rows of some games, column by column.
pub(crate) struct Rows {
    tables: Vec<(Vec<Column>, Vec<Vec<Value>>)>,
}

impl Rows {
    pub fn new() -> Self {
        let table = |at| {
            let columns = columns(at);
            let values = columns.iter().map(|_| Vec::new()).collect();
            (columns, values)
        };
        Self { tables: (0..TABLES.len()).map(table).collect() }
    }

    /// Adds a game's rows to all files.
    pub fn add(&mut self, played: &Played<'_>) {
        for (table, (columns, values)) in self.tables.iter_mut().enumerate() {
            for (column, values) in columns.iter().zip(values) {
                values.extend((0..rows(table, played.facts)).map(|at| (column.read)(played, at)));
            }
        }
    }

    /// Writes the part of each file, under its number; returns the fingerprints.
    pub fn write(&self, dir: &Path, part: usize) -> Result<[String; TABLES.len()], StudyError> {
        let mut hashes: [String; TABLES.len()] = Default::default();
        for (table, (columns, values)) in self.tables.iter().enumerate() {
            let path = part_path(dir, table, part);
            write_whole(&path, |file| write_group(file, table, columns, values))?;
            hashes[table] = fingerprint(&path)?;
        }
        Ok(hashes)
    }
}

/// The path of a part of a file.
pub(crate) fn part_path(dir: &Path, table: usize, part: usize) -> PathBuf {
    dir.join("parts").join(format!("{}-{part:05}.parquet", TABLES[table]))
}

/// The path of a finished file.
pub(crate) fn file_path(dir: &Path, table: usize) -> PathBuf {
    dir.join(format!("{}.parquet", TABLES[table]))
}

fn wrong(path: &Path, what: impl ToString) -> StudyError {
    StudyError::File { path: path.to_owned(), what: what.to_string() }
}

/// Writes a file under a temporary name and renames it when complete, so that a killed program leaves no partial file.
pub(crate) fn write_whole(path: &Path, write: impl FnOnce(File) -> Result<(), ParquetError>) -> Result<(), StudyError> {
    let draft = path.with_extension("tmp");
    let file = File::create(&draft).map_err(|e| wrong(&draft, e))?;
    write(file).map_err(|e| wrong(&draft, e))?;
    fs::rename(&draft, path).map_err(|e| wrong(path, e))
}

/// The first 16 hex digits of the SHA-256 of a file.
pub(crate) fn fingerprint(path: &Path) -> Result<String, StudyError> {
    let mut file = File::open(path).map_err(|e| wrong(path, e))?;
    let (mut hash, mut buffer) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        let read = file.read(&mut buffer).map_err(|e| wrong(path, e))?;
        if read == 0 {
            break;
        }
        hash.update(&buffer[..read]);
    }
    Ok(digits(hash))
}

/// The same of a byte slice.
pub(crate) fn fingerprint_of(bytes: &[u8]) -> String {
    digits(Sha256::new_with_prefix(bytes))
}

fn digits(hash: Sha256) -> String {
    hex::encode(&hash.finalize()[..8])
}

fn schema(table: usize, columns: &[Column]) -> Result<TypePtr, ParquetError> {
    let field = |column: &Column| {
        let (physical, logical, converted) = match column.kind {
            Kind::Int => (Physical::INT32, None, ConvertedType::NONE),
            Kind::Long => (Physical::INT64, Some(LogicalType::integer(64, false)), ConvertedType::UINT_64),
            Kind::Float => (Physical::DOUBLE, None, ConvertedType::NONE),
            Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String), ConvertedType::UTF8),
        };
        let field = Type::primitive_type_builder(&column.name, physical).with_repetition(Repetition::REQUIRED);
        field.with_logical_type(logical).with_converted_type(converted).build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    Ok(Arc::new(Type::group_type_builder(TABLES[table]).with_fields(fields).build()?))
}

/// Compressed, and reproducible: no timestamps or host names; the columns' descriptions are metadata.
fn properties(columns: &[Column]) -> WriterPropertiesPtr {
    let meaning = |c: &Column| KeyValue::new(format!("column.{}", c.name), c.meaning.clone());
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_created_by("darkrock study".to_owned())
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_max_row_group_row_count(None)
        .set_key_value_metadata(Some(columns.iter().map(meaning).collect()));
    Arc::new(properties.build())
}

fn write_group(file: File, table: usize, columns: &[Column], values: &[Vec<Value>]) -> Result<(), ParquetError> {
    let mut writer = SerializedFileWriter::new(BufWriter::new(file), schema(table, columns)?, properties(columns))?;
    let mut group = writer.next_row_group()?;
    for (column, values) in columns.iter().zip(values) {
        let Some(mut to) = group.next_column()? else { break };
        match column.kind {
            Kind::Int => {
                let numbers: Vec<i32> = values.iter().map(|v| if let Value::Int(n) = v { *n } else { 0 }).collect();
                to.typed::<Int32Type>().write_batch(&numbers, None, None)?;
            }
            Kind::Long => {
                let bits = |v: &Value| if let Value::Long(n) = v { n.cast_signed() } else { 0 };
                let numbers: Vec<i64> = values.iter().map(bits).collect();
                to.typed::<Int64Type>().write_batch(&numbers, None, None)?;
            }
            Kind::Float => {
                let numbers: Vec<f64> = values.iter().map(|v| if let Value::Float(n) = v { *n } else { 0.0 }).collect();
                to.typed::<DoubleType>().write_batch(&numbers, None, None)?;
            }
            Kind::Text => {
                let text = |v: &Value| ByteArray::from(if let Value::Text(text) = v { text.as_str() } else { "" });
                let texts: Vec<ByteArray> = values.iter().map(text).collect();
                to.typed::<ByteArrayType>().write_batch(&texts, None, None)?;
            }
        }
        to.close()?;
    }
    group.close()?;
    writer.close()?;
    Ok(())
}

/// Joins the parts of a file, in numerical order.
pub(crate) fn join(dir: &Path, table: usize, parts: usize) -> Result<String, StudyError> {
    let path = file_path(dir, table);
    write_whole(&path, |file| {
        let columns = columns(table);
        let mut writer =
            SerializedFileWriter::new(BufWriter::new(file), schema(table, &columns)?, properties(&columns))?;
        for part in 0..parts {
            let input = File::open(part_path(dir, table, part))?;
            let metadata = ParquetMetaDataReader::new().parse_and_finish(&input)?;
            for group in metadata.row_groups() {
                let mut to = writer.next_row_group()?;
                for column in group.columns() {
                    let chunk = ColumnCloseResult {
                        bytes_written: u64::try_from(column.compressed_size()).unwrap_or(0),
                        rows_written: u64::try_from(group.num_rows()).unwrap_or(0),
                        metadata: column.clone(),
                        bloom_filter: None,
                        column_index: None,
                        offset_index: None,
                    };
                    to.append_column(&input, chunk)?;
                }
                to.close()?;
            }
        }
        writer.close()?;
        Ok(())
    })?;
    fingerprint(&path)
}
