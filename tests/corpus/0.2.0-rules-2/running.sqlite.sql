BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-29 16:31:50',1,X'F143D4E220F161A984397D1FFCAC6983E9CA937320E0D1A46A9EC16C8869AAAAD705ED705753584E0FA4BCF3D9B8D9EE',1016797);
INSERT INTO "_sqlx_migrations" VALUES(2,'notes','2026-11-29 16:31:50',1,X'05FFFED67570E590B95DFB3E37D27185FCB7D92F74995C031C4CCFFC12880497FC06CACA58C02706780F556C9488BFF6',525905);
INSERT INTO "_sqlx_migrations" VALUES(3,'versions','2026-11-29 16:31:50',1,X'45F2370E0881EAE7069180C419FC55C85EECE47AF66ADE82B628C4FD71991CEE8D90D8635D0BB3D9823F1FC1DB185D09',720805);
INSERT INTO "_sqlx_migrations" VALUES(4,'leases','2026-11-29 16:31:50',1,X'877B4D7F6B674630E7736DA3178C16D0B60FC65DC8D98DC49C00B35E4C70131A892B75956FC6395300FEFAAF19FE0DD8',795136);
INSERT INTO "_sqlx_migrations" VALUES(5,'accounts','2026-11-29 16:31:50',1,X'1D9F321ED1664E220DE305661834F620BF23B0794944514DAAC55143725F4A94507E968BCEA5419F4E41A850A4C796E8',1015545);
INSERT INTO "_sqlx_migrations" VALUES(6,'turns','2026-11-29 16:31:50',1,X'DA318999AD984E733935ADA4A4CB8E14E7A1CB522FEA1141E4A4F293A1D9AA1ADDF487FA84F1D4DF75BBDDC9D42A5EB0',961043);
INSERT INTO "_sqlx_migrations" VALUES(7,'ratings','2026-11-29 16:31:50',1,X'ABBB0C0DBF85F0209C3DA492DBF96B129AE0DDFA0206B4B59FDF1AAD6DEB845D004D756D7BB4D7D5E50307D87DCB7B8C',1020542);
INSERT INTO "_sqlx_migrations" VALUES(8,'host','2026-11-29 16:31:50',1,X'E274D3893076388A9BD1EC9ED173287388E1C65224864E47D637CE7890805C698C12CCE23CF39D9DB9B8485D3D5BC9C2',590000);
INSERT INTO "_sqlx_migrations" VALUES(9,'identity','2026-11-29 16:31:50',1,X'752CA49F8483C327B31FB6226CF74C707C6E886578D6D0750CEAB08399F8C1ADC54DF300479811A71B1805592146E849',1577292);
INSERT INTO "_sqlx_migrations" VALUES(10,'rules','2026-11-29 16:31:50',1,X'EA937217DC4E6F0947935A4C9A0E528FDBD6EFECC043507C94C0B93E6A210E442BEDCAA005F7963673D5103E73935D89',949266);
INSERT INTO "_sqlx_migrations" VALUES(11,'outages','2026-11-29 16:31:50',1,X'C5ED29EC701DA5335FC71E96F55298F3FF511D551446E1F3826CE3EE4DEECE49CB2014F8C9B7129F75E9F75BF14A7778',498664);
INSERT INTO "_sqlx_migrations" VALUES(12,'consent','2026-11-29 16:31:50',1,X'03058D117127856F1D5A9B4FCA3E9BA8E86DDA5BEAEC41AABA79AC8DD63283275590CDF279594787BF53ABA3172930F1',614366);
INSERT INTO "_sqlx_migrations" VALUES(13,'deeds','2026-11-29 16:31:50',1,X'126DD900C99DF87435495ACD04D8B1FFE001F40E8B97B4AA7589F663AA5B3C8B4349E892B45C15F10BC082D547D13202',535008);
INSERT INTO "_sqlx_migrations" VALUES(14,'moderation','2026-11-29 16:31:50',1,X'A3769EBF7639BDC0B99900E2B9A4CFFB33DB645A9CC3CE85B56BCAF309E000584F13C6CC67D14B04C5FCF9D8056CE3DF',872762);
INSERT INTO "_sqlx_migrations" VALUES(15,'held','2026-11-29 16:31:50',1,X'E88DAA7FC5A03B8AD0D2FB16A27D3EFD299AE0034926CD120BFFA1A473C47EABCC7E009F31854A99660A6D753040D286',727955);
INSERT INTO "_sqlx_migrations" VALUES(16,'times','2026-11-29 16:31:50',1,X'D8C19B829051DED50B7FFB51DBB0EF8DB64DBE66EEC95F2295E60D60A8D0B78570E5B63B356B1FEDA1BFDB39DD344D3D',903448);
CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    -- The guest whose seats and tables they are. No secret has this hash.
    guest TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- The SHA-256 of the recovery code, and when the code was made.
    recovery TEXT NOT NULL,
    recovery_made BIGINT NOT NULL,
    -- The confirmed address, if the person gave one.
    email TEXT,
    -- The account at the host's OpenID provider, if it is linked: the SHA-256 of issuer and subject.
    subject TEXT
, name_key TEXT);
CREATE TABLE achievements (
    guest TEXT NOT NULL,
    achievement TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, achievement)
);
CREATE TABLE announcements (
    id BIGINT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE attempts (
    what TEXT NOT NULL,
    period BIGINT NOT NULL,
    who TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (what, period, who)
);
CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT,
    PRIMARY KEY (kind, who)
);
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    asked BIGINT NOT NULL,
    due BIGINT NOT NULL,
    looking BIGINT NOT NULL,
    told BIGINT,
    teller TEXT,
    mailed BIGINT,
    mailer TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE ceremonies (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    -- Who began it: a guest's id, or an account's; empty for a browser without a name.
    who TEXT NOT NULL,
    state TEXT NOT NULL,
    ends BIGINT NOT NULL
);
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    due BIGINT NOT NULL
);
CREATE TABLE contents (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
INSERT INTO "contents" VALUES('b2c67bbbfbad2f8c','{"texts":[["ante-up/board.json","{\n  \"$schema\": \"../schema/board.json\",\n  \"note\": \"Buzzard Gulch and its frontier, the second board (Ante Up).\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [557, 1000],\n  \"bounds\": [3.2, 0.0, 100.0, 66.9],\n  \"spaces\": [\n    {\"id\": \"buzzard-gulch-1\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [57.1, 20.9], \"polygon\": [[57.9, 15.5], [60.7, 16.0], [63.5, 17.0], [66.1, 18.7], [67.5, 20.5], [58.2, 24.5], [53.8, 25.6], [50.6, 25.0], [44.3, 23.1], [46.6, 22.1], [50.0, 21.2], [52.3, 20.1], [56.0, 16.4]]},\n    {\"id\": \"buzzard-gulch-2\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [72.1, 20.9], \"polygon\": [[70.6, 15.8], [72.3, 16.4], [76.2, 19.2], [79.0, 22.5], [81.2, 26.6], [71.3, 27.1], [69.0, 22.2], [67.5, 20.5], [66.1, 18.7], [63.5, 17.0], [60.7, 16.0], [57.9, 15.5], [66.0, 15.1]]},\n    {\"id\": \"buzzard-gulch-3\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [63.4, 24.9], \"polygon\": [[69.0, 22.2], [71.3, 27.1], [55.5, 27.7], [53.8, 25.6], [58.2, 24.5], [67.5, 20.5]]},\n    {\"id\": \"buzzard-gulch-marshals-office\", \"region\": \"buzzard-gulch\", \"town\": true, \"location\": \"marshals-office\", \"label_point\": [49.0, 30.7], \"polygon\": [[44.3, 23.1], [50.6, 25.0], [53.8, 25.6], [55.5, 27.7], [58.5, 31.9], [59.0, 35.0], [57.4, 37.3], [55.6, 36.9], [48.2, 37.2], [45.1, 35.8], [42.9, 34.2], [42.1, 33.2], [40.4, 30.0], [40.0, 26.9], [41.0, 24.9]]},\n    {\"id\": \"buzzard-gulch-4\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [64.9, 29.9], \"polygon\": [[72.1, 29.6], [71.5, 33.9], [65.1, 32.6], [58.5, 31.9], [55.5, 27.7], [71.3, 27.1]]},\n    {\"id\": \"buzzard-gulch-5\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [65.0, 36.3], \"polygon\": [[65.1, 32.6], [71.5, 33.9], [71.5, 36.8], [70.5, 40.8], [64.6, 40.2], [57.4, 37.3], [59.0, 35.0], [58.5, 31.9]]},\n    {\"id\": \"buzzard-gulch-6\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [76.7, 33.2], \"polygon\": [[82.7, 31.4], [82.3, 36.5], [79.9, 38.5], [75.5, 39.9], [70.5, 40.8], [71.5, 36.8], [71.5, 33.9], [72.1, 29.6], [71.3, 27.1], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-pass-a\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-a\", \"label_point\": [16.8, 5.6], \"polygon\": [[26.9, 0.0], [27.9, 6.4], [27.1, 8.3], [25.7, 9.4], [22.3, 10.2], [17.5, 10.6], [4.2, 10.1], [4.7, 2.4], [15.2, 0.0]]},\n    {\"id\": \"gulch-frontier-1\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.4, 13.2], \"polygon\": [[35.3, 0.0], [33.0, 4.8], [31.9, 7.2], [31.8, 10.3], [26.5, 13.5], [22.6, 15.1], [18.7, 15.8], [13.7, 16.0], [3.8, 15.5], [4.2, 10.1], [17.5, 10.6], [22.3, 10.2], [25.7, 9.4], [27.1, 8.3], [27.9, 6.4], [26.9, 0.0]]},\n    {\"id\": \"gulch-frontier-2\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [41.0, 2.6], \"polygon\": [[47.4, 0.0], [47.9, 4.9], [43.2, 5.3], [38.3, 4.8], [33.0, 4.8], [35.3, 0.0]]},\n    {\"id\": \"gulch-frontier-3\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [53.0, 3.6], \"polygon\": [[56.1, 0.0], [58.4, 3.8], [61.7, 6.2], [49.1, 7.2], [47.9, 4.9], [47.4, 0.0]]},\n    {\"id\": \"gulch-frontier-4\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [64.5, 2.8], \"polygon\": [[71.1, 0.0], [71.4, 6.2], [61.7, 6.2], [58.4, 3.8], [56.1, 0.0]]},\n    {\"id\": \"gulch-frontier-5\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [76.5, 3.2], \"polygon\": [[81.1, 0.0], [82.3, 7.1], [77.1, 6.4], [71.4, 6.2], [71.1, 0.0]]},\n    {\"id\": \"gulch-frontier-ranch\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"ranch-orange\", \"label_point\": [91.5, 6.0], \"polygon\": [[100.0, 0.0], [100.0, 13.8], [91.7, 12.5], [86.8, 11.0], [83.6, 9.0], [82.3, 7.1], [81.1, 0.0]]},\n    {\"id\": \"gulch-frontier-6\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [40.4, 9.2], \"polygon\": [[38.3, 4.8], [43.2, 5.3], [47.9, 4.9], [49.1, 7.2], [50.5, 10.7], [47.3, 12.2], [43.5, 13.4], [36.1, 14.1], [33.1, 12.1], [31.8, 10.3], [31.9, 7.2], [33.0, 4.8]]},\n    {\"id\": \"gulch-frontier-7\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [47.5, 16.5], \"polygon\": [[50.5, 10.7], [51.3, 12.4], [52.7, 13.6], [57.9, 15.5], [56.0, 16.4], [52.3, 20.1], [50.0, 21.2], [46.6, 22.1], [36.1, 14.1], [43.5, 13.4], [47.3, 12.2]]},\n    {\"id\": \"gulch-frontier-8\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [58.1, 10.8], \"polygon\": [[64.6, 8.5], [66.1, 12.2], [66.0, 15.1], [57.9, 15.5], [52.7, 13.6], [51.3, 12.4], [50.5, 10.7], [49.1, 7.2], [61.7, 6.2]]},\n    {\"id\": \"gulch-frontier-9\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [68.1, 8.8], \"polygon\": [[72.1, 8.9], [74.1, 11.1], [66.1, 12.2], [64.6, 8.5], [61.7, 6.2], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-10\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [74.8, 14.3], \"polygon\": [[81.6, 14.0], [86.1, 17.8], [72.3, 16.4], [70.6, 15.8], [66.0, 15.1], [66.1, 12.2], [74.1, 11.1]]},\n    {\"id\": \"gulch-frontier-11\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.2, 13.0], \"polygon\": [[77.1, 6.4], [82.3, 7.1], [83.6, 9.0], [86.8, 11.0], [91.7, 12.5], [100.0, 13.8], [100.0, 19.5], [92.2, 18.8], [86.1, 17.8], [81.6, 14.0], [74.1, 11.1], [72.1, 8.9], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-12\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.1, 21.2], \"polygon\": [[86.1, 17.8], [92.2, 18.8], [91.5, 25.2], [81.2, 26.6], [79.0, 22.5], [76.2, 19.2], [72.3, 16.4]]},\n    {\"id\": \"gulch-frontier-13\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.7, 22.0], \"polygon\": [[100.0, 19.5], [100.0, 24.6], [91.5, 25.2], [92.2, 18.8]]},\n    {\"id\": \"gulch-frontier-14\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 8, \"label_point\": [95.0, 31.0], \"polygon\": [[100.0, 24.6], [100.0, 38.7], [91.8, 36.7], [88.8, 30.4], [89.6, 27.1], [91.5, 25.2]]},\n    {\"id\": \"gulch-frontier-15\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.0, 31.2], \"polygon\": [[91.5, 25.2], [89.6, 27.1], [88.8, 30.4], [91.8, 36.7], [85.4, 36.6], [82.3, 36.5], [82.7, 31.4], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-16\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [11.0, 19.1], \"polygon\": [[13.7, 16.0], [21.9, 21.1], [10.7, 22.1], [3.8, 22.1], [3.8, 15.5]]},\n    {\"id\": \"gulch-frontier-17\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [30.3, 17.5], \"polygon\": [[33.1, 12.1], [36.1, 14.1], [46.6, 22.1], [44.3, 23.1], [39.7, 21.5], [34.2, 20.7], [29.5, 20.6], [21.9, 21.1], [13.7, 16.0], [18.7, 15.8], [22.6, 15.1], [26.5, 13.5], [31.8, 10.3]]},\n    {\"id\": \"gulch-frontier-rail-station\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [14.2, 27.3], \"polygon\": [[23.7, 24.0], [24.7, 33.7], [13.2, 32.5], [3.6, 32.9], [3.8, 22.1], [10.7, 22.1], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-18\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 27.4], \"polygon\": [[29.5, 20.6], [34.2, 20.7], [39.7, 21.5], [44.3, 23.1], [41.0, 24.9], [40.0, 26.9], [40.4, 30.0], [42.1, 33.2], [38.1, 34.2], [33.9, 34.7], [29.6, 34.5], [24.7, 33.7], [23.7, 24.0], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-19\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.6, 37.7], \"polygon\": [[13.2, 32.5], [24.7, 33.7], [23.7, 38.5], [25.7, 45.2], [22.8, 44.8], [13.0, 41.9], [3.7, 41.1], [3.6, 32.9]]},\n    {\"id\": \"gulch-frontier-20\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [33.3, 39.6], \"polygon\": [[42.9, 34.2], [42.3, 41.2], [43.0, 44.8], [25.7, 45.2], [23.7, 38.5], [24.7, 33.7], [29.6, 34.5], [33.9, 34.7], [38.1, 34.2], [42.1, 33.2]]},\n    {\"id\": \"gulch-frontier-21\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.1, 40.2], \"polygon\": [[45.1, 35.8], [48.2, 37.2], [55.6, 36.9], [57.4, 37.3], [57.0, 43.6], [43.0, 44.8], [42.3, 41.2], [42.9, 34.2]]},\n    {\"id\": \"gulch-frontier-22\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.6, 42.1], \"polygon\": [[64.6, 40.2], [70.5, 40.8], [71.9, 45.7], [63.1, 44.8], [57.0, 43.6], [57.4, 37.3]]},\n    {\"id\": \"gulch-frontier-23\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [79.3, 42.5], \"polygon\": [[85.4, 36.6], [85.8, 43.2], [87.7, 46.7], [86.1, 47.1], [73.0, 46.4], [71.9, 45.7], [70.5, 40.8], [75.5, 39.9], [79.9, 38.5], [82.3, 36.5]]},\n    {\"id\": \"gulch-frontier-24\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [92.4, 41.6], \"polygon\": [[91.8, 36.7], [100.0, 38.7], [100.0, 46.5], [92.0, 46.0], [87.7, 46.7], [85.8, 43.2], [85.4, 36.6]]},\n    {\"id\": \"gulch-frontier-25\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.9, 46.1], \"polygon\": [[13.0, 41.9], [22.8, 44.8], [25.7, 45.2], [25.6, 48.6], [22.7, 52.9], [19.8, 51.2], [14.4, 49.3], [10.2, 48.2], [3.9, 47.3], [3.7, 41.1]]},\n    {\"id\": \"gulch-frontier-26\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.1, 49.4], \"polygon\": [[43.0, 44.8], [42.1, 46.7], [36.8, 51.9], [36.2, 54.0], [30.7, 54.1], [25.1, 54.9], [22.7, 52.9], [25.6, 48.6], [25.7, 45.2]]},\n    {\"id\": \"gulch-frontier-27\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.0, 49.8], \"polygon\": [[58.6, 51.4], [58.3, 55.3], [46.2, 54.3], [36.2, 54.0], [36.8, 51.9], [42.1, 46.7], [43.0, 44.8], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-28\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.8, 49.6], \"polygon\": [[63.1, 44.8], [71.9, 45.7], [73.0, 46.4], [69.3, 51.2], [66.9, 56.3], [63.4, 55.6], [58.3, 55.3], [58.6, 51.4], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-29\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [75.9, 51.6], \"polygon\": [[86.1, 47.1], [84.0, 48.7], [82.8, 50.4], [81.3, 56.3], [66.9, 56.3], [69.3, 51.2], [73.0, 46.4]]},\n    {\"id\": \"gulch-frontier-30\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.9, 56.5], \"polygon\": [[90.0, 48.0], [91.2, 49.5], [93.3, 56.5], [88.5, 57.5], [86.0, 59.3], [84.5, 62.5], [84.5, 66.8], [75.5, 66.7], [81.0, 59.0], [81.6, 57.5], [81.3, 56.3], [82.8, 50.4], [84.0, 48.7], [86.1, 47.1], [87.7, 46.7]]},\n    {\"id\": \"gulch-frontier-31\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.5, 50.8], \"polygon\": [[100.0, 46.5], [100.0, 57.4], [97.0, 56.6], [93.3, 56.5], [91.2, 49.5], [90.0, 48.0], [87.7, 46.7], [92.0, 46.0]]},\n    {\"id\": \"gulch-frontier-pass-c\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-c\", \"label_point\": [14.0, 57.5], \"polygon\": [[10.2, 48.2], [14.4, 49.3], [19.8, 51.2], [22.7, 52.9], [25.1, 54.9], [26.3, 61.2], [25.8, 66.3], [5.6, 65.3], [3.7, 64.0], [3.2, 54.8], [3.9, 47.3]]},\n    {\"id\": \"gulch-frontier-32\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 60.6], \"polygon\": [[35.5, 57.2], [36.1, 60.7], [37.4, 61.9], [42.1, 64.1], [45.2, 66.5], [25.8, 66.3], [26.3, 61.2], [25.1, 54.9], [30.7, 54.1], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-33\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [45.7, 59.4], \"polygon\": [[46.2, 54.3], [58.3, 55.3], [54.8, 58.7], [53.7, 60.8], [53.1, 66.6], [45.2, 66.5], [42.1, 64.1], [37.4, 61.9], [36.1, 60.7], [35.5, 57.2], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-34\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [59.5, 61.1], \"polygon\": [[58.3, 55.3], [63.4, 55.6], [66.9, 56.3], [63.9, 66.6], [53.1, 66.6], [53.7, 60.8], [54.8, 58.7]]},\n    {\"id\": \"gulch-frontier-35\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [72.1, 61.1], \"polygon\": [[66.9, 56.3], [81.3, 56.3], [81.6, 57.5], [81.0, 59.0], [75.5, 66.7], [63.9, 66.6]]},\n    {\"id\": \"gulch-frontier-outlaw-camp\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"outlaw-camp\", \"rustling\": true, \"label_point\": [92.5, 61.9], \"polygon\": [[97.0, 56.6], [100.0, 57.4], [100.0, 66.9], [84.5, 66.8], [84.5, 62.5], [86.0, 59.3], [88.5, 57.5], [93.3, 56.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"buzzard-gulch-saloon\", \"spaces\": [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"buzzard-gulch-3\"], \"point\": [67.5, 20.5]},\n    {\"id\": \"buzzard-gulch-trading-post\", \"spaces\": [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"buzzard-gulch-6\"], \"point\": [71.5, 33.9], \"stand\": 6}\n  ],\n  \"edges\": [\n    [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-7\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-8\", \"corner\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-17\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-18\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-4\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-7\", \"corner\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-8\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-10\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-12\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-15\", \"corner\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-6\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-17\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-18\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-20\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-21\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-21\", \"corner\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-22\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-23\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-12\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-15\", \"side\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-pass-a\", \"gulch-frontier-1\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-2\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-16\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-3\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-4\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-5\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-8\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-11\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-ranch\", \"side\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-ranch\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-7\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-14\", \"corner\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-14\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-15\", \"corner\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-rail-station\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-18\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-rail-station\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-19\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-20\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-19\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-25\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-21\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-25\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-22\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-28\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-31\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-30\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-32\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-35\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-31\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-pass-c\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-32\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-33\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-34\", \"gulch-frontier-35\", \"side\"]\n  ],\n  \"mesas\": [],\n  \"railway\": [[18.6, 5.9], [19.0, 10.0], [19.3, 42.5], [19.0, 47.5], [18.3, 50.1], [16.7, 52.1], [14.7, 53.6]],\n  \"links\": [\n    {\"pass\": [\"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\"]},\n    {\"pass\": [\"gulch-frontier-pass-c\", \"cliff-junction-hideout-c\"]},\n    {\"rail\": {\"stops\": [\"spikes-view-rail-station\", \"gulch-frontier-rail-station\"], \"fare\": 10}},\n    {\"circuit\": {\n      \"stops\": [\"gulch-frontier-rail-station\", \"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\", \"sunny-hills-hideout-b\",\n        \"mesitos-point-hideout-a\", \"spikes-view-rail-station\", \"cliff-junction-hideout-c\", \"gulch-frontier-pass-c\"],\n      \"pool\": \"train\"\n    }}\n  ]\n}\n"],["ante-up/cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The eight cattle tokens of the orange ranch. Their rewards are ours: what the other ranches pay, in another mixture.\n\n- {id: orange-1, ranch: ranch-orange, source: reconstructed, do: [{money: 20}]}\n- {id: orange-2, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-3, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-4, ranch: ranch-orange, source: reconstructed, do: [{money: 40}]}\n- {id: orange-5, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-6, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-7, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}, {draw: 1}]}\n- {id: orange-8, ranch: ranch-orange, source: reconstructed, do: [{draw: 2}]}\n\n# The longhorns, strays that events bring: they slow who leads them and are delivered for their reward alone (au.longhorns.*).\n- {id: longhorn-1, ranch: longhorn, source: reconstructed, do: [{money: 50}]}\n- {id: longhorn-2, ranch: longhorn, source: reconstructed, do: [{money: 60}]}\n- {id: longhorn-3, ranch: longhorn, source: reconstructed, do: [{money: 80}]}\n- {id: longhorn-4, ranch: longhorn, source: reconstructed, do: [{lp: 1}, {money: 30}]}\n- {id: longhorn-5, ranch: longhorn, source: reconstructed, do: [{lp: 2}]}\n- {id: longhorn-6, ranch: longhorn, source: reconstructed, do: [{lp: 2}, {draw: 1}]}\n"],["ante-up/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The eight characters of Ante Up (au.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: fee-lee-wong\n  name: Fee Lee Wong\n  source: published\n  start: gulch-frontier-14\n  gains: {money: 30, cards: 1, items: [gazette, revolver]}\n  # $180 in all.\n  passives: [{hand-size: 1}, {purse: 60}]\n\n- id: maria-gertrudis-barcelo\n  name: Maria Gertrudis Barceló\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [derringer, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [in-town]\n      do:\n        - choose:\n            - {key: money, do: [{money: 10}]}\n            - {key: cards, do: [{draw: 1}]}\n\n- id: pat-garrett\n  name: Pat Garrett\n  source: published\n  start: buzzard-gulch-marshals-office\n  gains: {money: 10, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{sheriff: 6}, {if: {all: [sheriff-arrested], then: [{lp: 1}]}}]\n\n- id: poker-alice\n  name: Poker Alice\n  source: published\n  start: gulch-frontier-rail-station\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{draw: 1}, start-poker]\n\n- id: seth-bullock\n  name: Seth Bullock\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 20, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{draw: 2}]\n\n- id: soapy-smith\n  name: “Soapy” Smith\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [revolver, snake-oil], points: [{track: gambler, points: 1, reward: true}]}\n  abilities:\n    - when: track-point\n      if: [{on-track: gambler}]\n      do: [{roll-die: [fill-hand]}]\n\n- id: sundance-kid\n  name: Sundance Kid\n  source: published\n  start: gulch-frontier-pass-a\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [move-to-train]\n\n- id: curly-bill-brocius\n  name: William “Curly Bill” Brocius\n  source: published\n  start: gulch-frontier-outlaw-camp\n  gains: {cards: 2, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{draw: 2}, {discard: 1}]\n"],["ante-up/event-markers.yaml","# yaml-language-server: $schema=../schema/event-markers.json\n# The seven event markers: space 5 of the three tracks, and every fifth LP; those at or beyond the end of the game are left out.\n\n- {id: gambler-5, source: rulebook, track: gambler, space: 5}\n- {id: marshal-5, source: rulebook, track: marshal, space: 5}\n- {id: wanted-5, source: rulebook, track: wanted, space: 5}\n- {id: lp-5, source: rulebook, track: lp, space: 5}\n- {id: lp-10, source: rulebook, track: lp, space: 10}\n- {id: lp-15, source: rulebook, track: lp, space: 15}\n- {id: lp-20, source: rulebook, track: lp, space: 20}\n"],["ante-up/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The 22 event cards, all ours. \"You\" is the player whose cube took a marker. Most place a token, about a third move the Sheriff, and none\n# gives Marshal or Wanted points, so that one event does not bring the next by the law. A good card is worth about $20, a bad one costs\n# each player about a card.\n\n# ---- Outlaws (9) ----\n\n- id: run-on-the-bank\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: darkrock-bank}\n    - everybody:\n        - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n\n- id: command-performance\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: red-falls-cabaret}\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: wires-down\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: spikes-view-rail-station}\n    - sheriff: 4\n    - draw: 2\n    - bandits: [c]\n\n- id: the-late-stage\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n    - choose:\n        - {key: travel, do: [{travel: buzzard-gulch-trading-post}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: rockslide\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n    - everybody:\n        - if:\n            all: [outside-town]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n\n- id: the-quarter-mile\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - choose:\n        - {key: gambler, price: [{lose-money: 20}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-turncoat\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - sheriff: 5\n    - everybody:\n        - if:\n            all: [wanted]\n            then: [{discard: 1}]\n            else:\n              - if: {all: [marshal], then: [{money: 20}]}\n\n- id: wrong-side-of-the-bars\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: buzzard-gulch-marshals-office}\n    - sheriff-to: buzzard-gulch-marshals-office\n    - money: 20\n    - bandits: [a]\n\n- id: the-toll-gate\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: cliff-junction-2}\n    - everybody:\n        - suffer:\n            - {key: pay, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n# ---- Claim jumpers (3) ----\n\n- id: the-salted-mine\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: sunny-hills-mine}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: money, do: [{money: 10}, {draw: 1}]}\n\n- id: the-claims-office-fire\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: spikes-view-mine}\n    - everybody: [{nuggets: 1}]\n\n- id: cave-in\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: cliff-junction-mine}\n    - choose:\n        - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n        - {key: card, do: [{draw: 1}]}\n\n# ---- High rollers (3) ----\n\n- id: the-riverboat-man\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n    - draw: 2\n\n- id: the-senators-nephew\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: red-falls-saloon}\n    - sheriff-to: red-falls-3\n    - everybody:\n        - if: {all: [in-town], then: [{money: 10}]}\n\n- id: the-lady-in-gray\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: buzzard-gulch-saloon}\n    - choose:\n        - {key: gambler, price: [{discard: 2}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- Longhorns (6): each three spaces or more from the nearest place of delivery ----\n\n- id: a-gap-in-the-fence\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: sunny-hills-4}\n    - choose:\n        - {key: cattle, do: [cattle]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-quarantine-line\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: spikes-view-1}\n    - sheriff: 3\n    - everybody: [{heal: 1}]\n\n- id: beef-prices\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-15}\n    - everybody:\n        - if: {all: [has-cattle], then: [{money: 30}], else: [{draw: 1}]}\n\n- id: paid-off\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: cliff-junction-10}\n    - sheriff-to: darkrock-4\n    - everybody:\n        - if:\n            all: [in-town]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: high-water\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-3}\n    - choose:\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-bell-steer\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-28}\n    - choose:\n        - {key: travel, do: [{travel: ranch}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- The card without a token ----\n\n- id: total-eclipse\n  source: reconstructed\n  do:\n    - sheriff-to: darkrock-sheriffs-office\n    - everybody: [{draw: 1}, {heal: 1}]\n"],["ante-up/frontier.yaml","# yaml-language-server: $schema=../schema/frontier.json\n# The frontier tokens: nine lie on the board with their numbers up, three stay out (au.frontier.*). Numbers and rewards are ours: a\n# price of 8 to 14 in cards buys what two to four cards are worth.\n\n- {id: lost-mail, number: 2, source: reconstructed, do: [{draw: 2}, {money: 10}]}\n- {id: played-out-claim, number: 2, source: reconstructed, do: [{nuggets: 2}]}\n- {id: hot-spring, number: 3, source: reconstructed, do: [heal-all, {draw: 2}]}\n- {id: stray-herd, number: 3, source: reconstructed, do: [{money: 40}]}\n- {id: old-trapper, number: 3, source: reconstructed, do: [{draw: 3}]}\n- {id: silver-vein, number: 4, source: reconstructed, do: [{nuggets: 2}, {money: 20}]}\n- {id: missing-surveyor, number: 4, source: reconstructed, do: [{lp: 1}, {money: 20}]}\n- {id: army-paymaster, number: 4, source: reconstructed, do: [{money: 60}]}\n- {id: ghost-town, number: 5, source: reconstructed, do: [{lp: 1}, {draw: 2}]}\n- {id: medicine-show, number: 5, source: reconstructed, do: [heal-all, {lp: 1}, {money: 20}]}\n- {id: eagles-nest, number: 6, source: reconstructed, do: [{lp: 2}]}\n- {id: hidden-canyon, number: 6, source: reconstructed, do: [{lp: 1}, {money: 40}]}\n"],["ante-up/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The thirty-two goals of the characters of Ante Up, four for each; all are ours. Each depends on public facts only.\n\n# Fee Lee Wong: cook, merchant, landlord of half a street in Deadwood.\n- id: fee-lee-emporium\n  character: fee-lee-wong\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: buzzard-gulch-trading-post}, {misc-items-at-least: 2}]\n- id: fee-lee-cooks-claim\n  character: fee-lee-wong\n  source: reconstructed\n  event: {frontier: 12}\n# More than anybody else may carry, or nearly.\n- id: fee-lee-iron-safe\n  character: fee-lee-wong\n  source: reconstructed\n  event: always\n  if: [{money-at-least: 120}, {misc-items-at-least: 2}]\n# The race of the fire companies on the Fourth of July, 1888.\n- id: fee-lee-hose-race\n  character: fee-lee-wong\n  source: reconstructed\n  event: {play-reaction: sprint}\n  if: [in-town, unhurt]\n\n# Maria Gertrudis Barceló: cards, credit and influence in Santa Fe.\n- id: maria-her-own-table\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: maria-la-tules\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: always\n  if: [{points-at-least: {track: gambler, points: 4}}]\n# The price of her loan to the army was to be taken to the theater on an officer''s arm.\n- id: maria-officers-arm\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: {revel: 2}\n  if: [unhurt]\n# She heard of the rising of 1846 across her tables.\n- id: maria-word-in-confidence\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: contribute\n  if: [{at: saloon}]\n\n# Pat Garrett: one famous night, and the years after it.\n- id: pat-quien-es\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [outside-town]\n- id: pat-stinking-springs\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [marshal]\n- id: pat-collector-of-customs\n  character: pat-garrett\n  source: reconstructed\n  event: wrangle\n  if: [{at: gulch-frontier-rail-station}, marshal]\n- id: pat-authentic-life\n  character: pat-garrett\n  source: reconstructed\n  event: contribute\n  if: [{marshal-at-least: 3}]\n\n# Poker Alice: six days a week.\n- id: alice-black-cigar\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [{at: buzzard-gulch-saloon}]\n- id: alice-place-your-bets\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [outside-town]\n# She spent her winnings on a trip to New York and came back in the fashion of the year.\n- id: alice-new-york-wardrobe\n  character: poker-alice\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{points-at-least: {track: gambler, points: 2}}]\n- id: alice-never-on-sunday\n  character: poker-alice\n  source: reconstructed\n  event: work\n  if: [{at: red-falls-saloon}]\n\n# Seth Bullock: hardware, a star, a railroad, a president''s friend.\n- id: seth-star-and-bullock\n  character: seth-bullock\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: red-falls-general-store}, marshal]\n# He smoked strikers out of the Keets mine with sulfur, without a shot.\n- id: seth-sulfur-in-the-shaft\n  character: seth-bullock\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, alone, {marshal-at-least: 3}]\n- id: seth-stared-down\n  character: seth-bullock\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [in-town]\n# The cowboys that he brought to Roosevelt''s inauguration, by rail.\n- id: seth-cowboys-on-parade\n  character: seth-bullock\n  source: reconstructed\n  event: rail-travel\n  if: [has-cattle, {marshal-at-least: 2}]\n\n# “Soapy” Smith: soap, shells, a telegraph without a wire.\n- id: soapy-prize-package\n  character: soapy-smith\n  source: reconstructed\n  event: {discard-item: snake-oil}\n  if: [{at: darkrock}]\n- id: soapy-three-shells\n  character: soapy-smith\n  source: reconstructed\n  event: win-poker\n  if: [{at: darkrock-saloon}]\n- id: soapy-telegraph-office\n  character: soapy-smith\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {money-at-least: 80}]\n- id: soapy-juneau-wharf\n  character: soapy-smith\n  source: reconstructed\n  event: {lose-fight: duel}\n  if: [{money-at-least: 60}]\n\n# Sundance Kid: trains, and his photograph.\n- id: sundance-coast-flyer\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: holdup}\n- id: sundance-hole-in-the-wall\n  character: sundance-kid\n  source: reconstructed\n  event: cross-pass\n  if: [{wanted-at-least: 3}]\n- id: sundance-bowler-hat\n  character: sundance-kid\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 4}]\n- id: sundance-jailhouse\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: sheriff}\n\n# Curly Bill Brocius: rustler, joker, tax collector.\n- id: curly-bill-no-bill-of-sale\n  character: curly-bill-brocius\n  source: reconstructed\n  event: rustle\n  if: [{at: gulch-frontier-outlaw-camp}]\n# He rode with Deputy Breakenridge to collect the county''s taxes from other rustlers.\n- id: curly-bill-county-taxes\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [wanted]\n- id: curly-bill-preachers-jig\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {wanted-at-least: 2}]\n# Earp said that he died at Iron Springs; nobody brought in a body.\n- id: curly-bill-iron-springs\n  character: curly-bill-brocius\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-outlaw-camp}, {wounds-at-least: 2}]\n"],["ante-up/high-stakes.yaml","# yaml-language-server: $schema=../schema/high-stakes.json\n# High stakes poker (au.high-stakes.*): amounts in dollars, and numbers of cards.\nsource: published\npurse: 30\nante: 10\nhouse: 40\nraise: 20\ndealer-cards: 5\nsecond-reveal: 2\nreward: [{lp: 1}, {track: {track: gambler, points: 1}}]\n"],["ante-up/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of Ante Up. Costs and fronts are published. The upgraded sides and the names of their copies are ours.\n\n- id: derringer\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Sleeve Ace, Parting Shot, Quiet Word, Garter Pin, Small Mercy, Last Laugh]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n\n- id: quarter-horse\n  kind: mount\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Two Bits, Flashfire, Peppermint, Short Fuse, Sunday Best, Half a Mile]\n    passives: [{movement: 4}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n\n- id: gazette\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [resolve-event]\n      - when: points-gained\n        if: [{on-track: gambler}]\n        optional: true\n        do: [discard-this, {same-points: 1}]\n\n- id: snake-oil\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        do: [discard-this, {roll-die: []}, sheriff-beside]\n"],["ante-up/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens that events place (au.events-tokens.*, au.longhorns.*).\n\n- {id: outlaw, source: rulebook, pool: outlaw}\n- {id: claim-jumper, source: rulebook, pool: claim-jumper}\n- {id: high-roller, source: rulebook, dealers: high-roller}\n- {id: longhorn, source: rulebook}\n"],["ante-up/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The first expansion: a second board with passes, a railway, a Trading Post and a third ranch, frontier tokens, the Gambler track, events,\n# faro, high stakes poker (au.*).\nid: ante-up\nkind: expansion\norder: 1\noptions:\n  - {id: vendetta, group: alternate-cards}\n  - {id: rumors, group: alternate-cards}\n  - {id: scout, group: alternate-cards}\n  - {id: jackpot, group: alternate-cards}\n  - {id: outfit, group: alternate-cards}\nrules:\n  - au-setup\n  - au-board\n  - au-mountain-pass\n  - au-train\n  - au-turn\n  - au-rail-travel\n  - au-frontier\n  - au-trading-post\n  - au-events-tokens\n  - au-longhorns\n  - au-outlaw-camp\n  - au-gambler-track\n  - au-characters\n  - au-items\n  - au-faro\n  - au-high-stakes\nlessons:\n  - ante-up\n"],["ante-up/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# What the train carries (au.train.11 to 15): eight encounters, all ours. The Bank pays $80 and 3 Wanted points against three fight\n# cards: the train pays more for a stronger guard, and what comes is not known before. Each penalty begins with that of every fight.\n\n- {id: mail-car, pool: train, source: reconstructed, cards: 2, reward: [{money: 40}, {draw: 1}, {wanted: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: sleeping-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 70}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: whiskey-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 60}, heal-all, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {lose-money: 10}]\n- id: circus-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 40}, {lp: 2}, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {discard-random: 1}]\n- id: assay-chest\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{nuggets: 3}, {money: 40}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}]\n- id: pay-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 100}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: mint-gold\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{nuggets: 4}, {money: 60}, {wanted: 3}]\n  penalty: [{wound: 2}, {draw: 1}]\n- id: governors-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 80}, {lp: 2}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 2}]\n\n# Nine outlaws and three claim jumpers, whose tokens lie facedown: nobody knows how many cards wait there. A point as a Marshal is one of two\n# rewards, since the Wanted gain none.\n- {id: sorry-charlie, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 30}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: peach-fuzz-perkins, pool: outlaw, source: reconstructed, cards: 1, reward: [{draw: 3}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: barefoot-dan, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 20}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: three-finger-tully, pool: outlaw, source: reconstructed, cards: 2, reward: [{money: 50}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: deacon-pike, pool: outlaw, source: reconstructed, cards: 2, reward: [{heal: 1}, {lp: 1}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: nugget-nell, pool: outlaw, source: reconstructed, cards: 2, reward: [{nuggets: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: the-dunning-brothers\n  pool: outlaw\n  source: reconstructed\n  cards: 2\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {draw: 1}]}\n        - {key: legend, do: [{lp: 1}, {money: 10}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- id: colonel-rook\n  pool: outlaw\n  source: reconstructed\n  cards: 3\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {money: 40}]}\n        - {key: legend, do: [{lp: 2}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- {id: red-moon-sadie, pool: outlaw, source: reconstructed, cards: 3, reward: [{lp: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n\n- {id: two-deeds-dwyer, pool: claim-jumper, source: reconstructed, cards: 1, reward: [{nuggets: 1}, {money: 10}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: the-partners, pool: claim-jumper, source: reconstructed, cards: 2, reward: [{nuggets: 2}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: dynamite-kate, pool: claim-jumper, source: reconstructed, cards: 3, reward: [{nuggets: 2}, {lp: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n# Three high rollers: the poker cards that the dealer draws (an ordinary one draws 4), and what a challenger who wins gains besides the pot\n# and the reward of poker.\n- {id: the-cattle-baron, pool: high-roller, source: reconstructed, cards: 4, reward: [{money: 30}], penalty: []}\n- {id: the-railroad-lawyer, pool: high-roller, source: reconstructed, cards: 5, reward: [{lp: 1}, {draw: 1}], penalty: []}\n- {id: the-professor, pool: high-roller, source: reconstructed, cards: 6, reward: [{legendary-tokens: 1}], penalty: []}\n"],["ante-up/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards (au.setup.04): five titles of two cards each. Each is an option: with it, the two cards have this title\n# instead of that of the base game (bm.setup.68). The names and the cards are published, the effects are ours, none stronger than what\n# it replaces.\n\n# Instead of Payday: a bad card in the hand of the unhurt, and a good one in the hand of the wounded.\n- id: vendetta\n  cards: [5d, 5h]\n  source: reconstructed\n  with: [vendetta]\n  abilities:\n    - when: fight-reveal\n      if: [{wounds-at-least: 1}]\n      do:\n        - decrease: 3\n        - if: {all: [{wounds-at-least: 2}], then: [{decrease: 3}]}\n    - when: fight-won\n      if: [against-player]\n      do: [{lp: 1}]\n\n# Instead of Reputation: what people talk about happens.\n- id: rumors\n  cards: [7c, 7s]\n  source: reconstructed\n  with: [rumors]\n  abilities:\n    - when: action\n      do: [{draw: 2}, resolve-event]\n\n# Instead of Wallop: a look at the land that nobody else sees.\n- id: scout\n  cards: [8c, 8s]\n  source: reconstructed\n  with: [scout]\n  abilities:\n    - when: action\n      do:\n        - ride: 3\n        - if: {all: [outside-town, alone], then: [{draw: 1}]}\n\n# Instead of Instincts: two throws of a die, or one at the table, where gravel is the jackpot.\n- id: jackpot\n  cards: [9d, 9h]\n  source: reconstructed\n  with: [jackpot]\n  abilities:\n    - when: action\n      do: [{roll-die: [{draw: 1}]}, {roll-die: [{draw: 1}]}]\n    - when: poker-played\n      do: [{roll-die: [{track: {track: gambler, points: 1}}]}]\n\n# Instead of Fool''s Gold: a store, wherever its owner is.\n- id: outfit\n  cards: [10c, 10s]\n  source: reconstructed\n  with: [outfit]\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: shop, do: [{shop: 10}]}\n            - {key: upgrade, do: [{upgrade: 10}]}\n"],["ante-up/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n# The train encounters (au.train.*) are shuffled again when all were drawn. Outlaws, claim jumpers and high rollers leave the game.\n\n- {id: train, source: reconstructed, reshuffle: true}\n- {id: outlaw, source: reconstructed}\n- {id: claim-jumper, source: reconstructed}\n- {id: high-roller, source: reconstructed}\n"],["ante-up/tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# Nine more legendary tokens for the supply (au.gambler-track.19). Their values are ours: as low as any, since legendary tokens decide games\n# without them, too (docs/balance.md).\n\n- {lp: 1, copies: 9, source: reconstructed}\n"],["ante-up/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Gambler track, beside Marshal and Wanted (au.gambler-track.*).\n\n- id: gambler\n  source: published\n  spaces:\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{lp: 1}]\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{legendary-tokens: 1}]\n    - [choose: [{key: money, do: [{money: 20}]}, {key: cards, do: [{draw: 2}]}]]\n    - [{lp: 2}]\n    - [{legendary-tokens: 2}]\n  beyond: [{legendary-tokens: 2}]\n  furthest: 1\n  poker:\n    starter: [choose: [{key: legend, do: [{lp: 1}]}, {key: gambler, do: [{track: {track: gambler, points: 1}}]}]]\n    others: [{track: {track: gambler, points: 1}}]\n  faro: [{track: {track: gambler, points: 1}}]\n"],["bandit-cards/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Cards about bandits (wb.bandit-variant.*): a variant for any other selection. That each card has effects by the numbers of the bandits is\n# published; what they say is ours.\nid: bandit-cards\nkind: option\nexcludes: [first-game]\nrules: [wb-bandit-variant]\n"],["bandit-cards/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The cards about bandits, all ours: for each two numbers of bandits the fight cards that they draw, who wins ties, and what the fight brings or\n# costs besides. A stronger bandit is worth about $20 or two cards more, a weaker one nothing.\n\n- id: the-brothers-1-6\n  pool: bandit-cards\n  card: the-brothers\n  numbers: [1, 6]\n  source: reconstructed\n  cards: 3\n  reward: [{lp: 1}]\n  penalty: []\n- id: the-brothers-2-5\n  pool: bandit-cards\n  card: the-brothers\n  numbers: [2, 5]\n  source: reconstructed\n  cards: 2\n  player-wins-ties: true\n  reward: []\n  penalty: []\n- id: the-brothers-3-4\n  pool: bandit-cards\n  card: the-brothers\n  numbers: [3, 4]\n  source: reconstructed\n  cards: 2\n  reward: [{money: 30}]\n  penalty: [{wound: 1}]\n\n- id: the-mine-robbers-1-4\n  pool: bandit-cards\n  card: the-mine-robbers\n  numbers: [1, 4]\n  source: reconstructed\n  cards: 2\n  reward: [{nuggets: 1}]\n  penalty: []\n- id: the-mine-robbers-2-5\n  pool: bandit-cards\n  card: the-mine-robbers\n  numbers: [2, 5]\n  source: reconstructed\n  cards: 3\n  reward: [{nuggets: 2}]\n  penalty: []\n- id: the-mine-robbers-3-6\n  pool: bandit-cards\n  card: the-mine-robbers\n  numbers: [3, 6]\n  source: reconstructed\n  cards: 2\n  reward: []\n  penalty: [{lose-money: 20}]\n\n- id: the-card-cheats-1-3\n  pool: bandit-cards\n  card: the-card-cheats\n  numbers: [1, 3]\n  source: reconstructed\n  cards: 3\n  reward: [{money: 40}]\n  penalty: []\n- id: the-card-cheats-2-6\n  pool: bandit-cards\n  card: the-card-cheats\n  numbers: [2, 6]\n  source: reconstructed\n  cards: 2\n  reward: [{draw: 2}]\n  penalty: [{discard: 1}]\n- id: the-card-cheats-4-5\n  pool: bandit-cards\n  card: the-card-cheats\n  numbers: [4, 5]\n  source: reconstructed\n  cards: 1\n  reward: []\n  penalty: []\n\n- id: the-deserters-1-2\n  pool: bandit-cards\n  card: the-deserters\n  numbers: [1, 2]\n  source: reconstructed\n  cards: 2\n  reward: [{draw: 1}]\n  penalty: []\n- id: the-deserters-3-4\n  pool: bandit-cards\n  card: the-deserters\n  numbers: [3, 4]\n  source: reconstructed\n  cards: 3\n  reward: [{draw: 3}]\n  penalty: []\n- id: the-deserters-5-6\n  pool: bandit-cards\n  card: the-deserters\n  numbers: [5, 6]\n  source: reconstructed\n  cards: 2\n  player-wins-ties: true\n  reward: [{money: 10}]\n  penalty: [{wound: 1}]\n\n- id: the-hostage-takers-1-5\n  pool: bandit-cards\n  card: the-hostage-takers\n  numbers: [1, 5]\n  source: reconstructed\n  cards: 2\n  reward: [{money: 20}]\n  penalty: [{discard: 2}]\n- id: the-hostage-takers-2-4\n  pool: bandit-cards\n  card: the-hostage-takers\n  numbers: [2, 4]\n  source: reconstructed\n  cards: 2\n  player-wins-ties: true\n  reward: [{heal: 1}]\n  penalty: [{discard: 1}]\n- id: the-hostage-takers-3-6\n  pool: bandit-cards\n  card: the-hostage-takers\n  numbers: [3, 6]\n  source: reconstructed\n  cards: 3\n  reward: [{lp: 1}]\n  penalty: []\n\n- id: the-marksmen-1-2\n  pool: bandit-cards\n  card: the-marksmen\n  numbers: [1, 2]\n  source: reconstructed\n  cards: 4\n  reward: [{lp: 1}, {money: 20}]\n  penalty: []\n- id: the-marksmen-3-5\n  pool: bandit-cards\n  card: the-marksmen\n  numbers: [3, 5]\n  source: reconstructed\n  cards: 3\n  reward: [{money: 20}]\n  penalty: [{wound: 1}]\n- id: the-marksmen-4-6\n  pool: bandit-cards\n  card: the-marksmen\n  numbers: [4, 6]\n  source: reconstructed\n  cards: 2\n  reward: [{draw: 1}]\n  penalty: [{lose-money: 10}]\n"],["bandit-cards/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n- {id: bandit-cards, source: reconstructed, reshuffle: true, cards-for: bandits}\n"],["board.json","{\n  \"$schema\": \"schema/board.json\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [1538, 1000],\n  \"outline\": [[50.2, 3.6], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1], [88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0]],\n  \"bounds\": [21.8, 3.6, 93.2, 87.2],\n  \"spaces\": [\n    {\"id\": \"mesitos-point-hideout-a\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [27.2, 19.5], \"polygon\": [[29.6, 4.5], [29.7, 18.3], [30.6, 23.8], [32.3, 28.2], [30.0, 28.8], [27.8, 30.3], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5]]},\n    {\"id\": \"mesitos-point-ranch\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"ranch-green\", \"label_point\": [33.8, 16.1], \"polygon\": [[35.3, 4.3], [35.9, 9.3], [38.6, 17.4], [38.8, 20.3], [38.5, 22.9], [36.5, 26.2], [32.3, 28.2], [30.6, 23.8], [29.7, 18.3], [29.6, 4.5]]},\n    {\"id\": \"mesitos-point-1\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [41.3, 20.0], \"polygon\": [[38.4, 4.0], [39.1, 8.3], [40.5, 12.0], [43.4, 17.7], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [39.9, 23.7], [38.5, 22.9], [38.8, 20.3], [38.6, 17.4], [35.9, 9.3], [35.3, 4.3]]},\n    {\"id\": \"mesitos-point-2\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [47.0, 11.6], \"polygon\": [[50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [48.7, 23.7], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [43.4, 17.7], [40.5, 12.0], [39.1, 8.3], [38.4, 4.0]]},\n    {\"id\": \"mesitos-point-3\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [36.1, 29.7], \"polygon\": [[39.9, 23.7], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [33.9, 31.3], [32.3, 28.2], [36.5, 26.2], [38.5, 22.9]]},\n    {\"id\": \"mesitos-point-4\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [50.0, 27.6], \"polygon\": [[51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [48.7, 23.7], [50.1, 23.0]]},\n    {\"id\": \"mesitos-point-5\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [25.8, 34.9], \"polygon\": [[27.8, 30.3], [29.4, 34.0], [29.6, 41.3], [26.7, 41.9], [22.0, 40.6], [21.8, 25.3]]},\n    {\"id\": \"mesitos-point-6\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [32.0, 34.2], \"polygon\": [[33.9, 31.3], [36.0, 33.8], [34.3, 38.5], [29.6, 41.3], [29.4, 34.0], [27.8, 30.3], [30.0, 28.8], [32.3, 28.2]]},\n    {\"id\": \"mesitos-point-7\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [28.8, 45.5], \"polygon\": [[34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [27.8, 49.5], [22.1, 49.8], [22.0, 40.6], [26.7, 41.9], [29.6, 41.3]]},\n    {\"id\": \"mesitos-point-8\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [27.1, 54.3], \"polygon\": [[27.8, 49.5], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8]]},\n    {\"id\": \"darkrock-bank\", \"region\": \"darkrock\", \"town\": true, \"location\": \"bank\", \"label_point\": [47.9, 51.5], \"polygon\": [[49.4, 48.4], [52.7, 51.1], [49.4, 54.1], [49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [45.7, 52.9], [45.2, 47.8], [47.5, 47.7]]},\n    {\"id\": \"darkrock-sheriffs-office\", \"region\": \"darkrock\", \"town\": true, \"location\": \"sheriffs-office\", \"label_point\": [36.6, 39.7], \"polygon\": [[38.4, 31.1], [39.1, 34.0], [39.2, 37.7], [38.9, 40.8], [38.1, 43.9], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8]]},\n    {\"id\": \"darkrock-1\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.3, 28.0], \"polygon\": [[46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [43.7, 34.0], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4]]},\n    {\"id\": \"darkrock-2\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [42.1, 38.7], \"polygon\": [[39.7, 29.7], [43.7, 34.0], [45.8, 38.4], [47.2, 44.4], [40.8, 44.4], [38.1, 43.9], [38.9, 40.8], [39.2, 37.7], [39.1, 34.0], [38.4, 31.1]]},\n    {\"id\": \"darkrock-3\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [48.1, 36.5], \"polygon\": [[48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [49.5, 42.9], [47.2, 44.4], [45.8, 38.4], [43.7, 34.0]]},\n    {\"id\": \"darkrock-4\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [36.7, 47.0], \"polygon\": [[38.1, 43.9], [40.8, 44.4], [41.0, 47.3], [39.5, 48.0], [37.9, 50.1], [36.6, 50.9], [34.9, 49.5], [32.7, 48.7], [33.8, 42.6]]},\n    {\"id\": \"darkrock-5\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.0, 46.0], \"polygon\": [[47.2, 44.4], [47.5, 47.7], [45.2, 47.8], [41.0, 47.3], [40.8, 44.4]]},\n    {\"id\": \"darkrock-6\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [51.6, 45.5], \"polygon\": [[52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 48.4], [47.5, 47.7], [47.2, 44.4], [49.5, 42.9], [51.6, 39.7]]},\n    {\"id\": \"darkrock-7\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [34.2, 54.5], \"polygon\": [[34.9, 49.5], [36.6, 50.9], [38.2, 53.4], [38.5, 56.5], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7]]},\n    {\"id\": \"darkrock-8\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [41.8, 53.7], \"polygon\": [[45.2, 47.8], [45.7, 52.9], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [38.5, 56.5], [38.2, 53.4], [36.6, 50.9], [37.9, 50.1], [39.5, 48.0], [41.0, 47.3]]},\n    {\"id\": \"sunny-hills-hideout-a\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [88.5, 15.1], \"polygon\": [[91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [87.8, 23.5], [84.9, 23.1], [85.0, 18.9], [84.3, 14.9], [85.9, 8.2], [88.3, 4.5]]},\n    {\"id\": \"sunny-hills-hideout-b\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [59.2, 13.2], \"polygon\": [[62.2, 4.3], [62.9, 16.0], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [59.4, 22.2], [57.2, 21.1], [57.6, 19.2], [57.0, 16.6], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2]]},\n    {\"id\": \"sunny-hills-mine\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"mine\", \"label_point\": [53.3, 19.7], \"polygon\": [[57.0, 16.6], [57.6, 19.2], [57.2, 21.1], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1]]},\n    {\"id\": \"sunny-hills-ranch\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"ranch-blue\", \"label_point\": [80.5, 18.6], \"polygon\": [[84.3, 14.9], [85.0, 18.9], [84.9, 23.1], [82.3, 24.2], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.7, 16.5], [77.7, 13.3], [79.4, 12.4], [81.6, 12.8]]},\n    {\"id\": \"sunny-hills-1\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [65.6, 15.7], \"polygon\": [[66.9, 4.1], [67.0, 9.1], [67.5, 12.3], [68.6, 16.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.9, 16.0], [62.2, 4.3]]},\n    {\"id\": \"sunny-hills-2\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [71.5, 15.5], \"polygon\": [[73.8, 4.1], [73.6, 12.2], [74.7, 16.5], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.6, 16.1], [67.5, 12.3], [67.0, 9.1], [66.9, 4.1]]},\n    {\"id\": \"sunny-hills-3\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [80.6, 8.5], \"polygon\": [[88.3, 4.5], [85.9, 8.2], [84.3, 14.9], [81.6, 12.8], [79.4, 12.4], [77.7, 13.3], [74.7, 16.5], [73.6, 12.2], [73.8, 4.1]]},\n    {\"id\": \"sunny-hills-4\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [57.6, 24.9], \"polygon\": [[59.4, 22.2], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [57.2, 21.1]]},\n    {\"id\": \"sunny-hills-5\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [86.0, 28.1], \"polygon\": [[87.8, 23.5], [92.3, 25.8], [92.5, 31.7], [88.1, 31.6], [86.3, 32.1], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [82.3, 24.2], [84.9, 23.1]]},\n    {\"id\": \"sunny-hills-6\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [87.4, 36.8], \"polygon\": [[92.5, 31.7], [92.7, 39.5], [87.7, 42.5], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [86.3, 32.1], [88.1, 31.6]]},\n    {\"id\": \"sunny-hills-7\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [89.4, 45.9], \"polygon\": [[92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [87.7, 42.5]]},\n    {\"id\": \"dixon-creek-hideout-b\", \"region\": \"dixon-creek\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [58.7, 47.0], \"polygon\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1]]},\n    {\"id\": \"red-falls-cabaret\", \"region\": \"red-falls\", \"town\": true, \"location\": \"cabaret\", \"label_point\": [68.6, 36.8], \"polygon\": [[67.2, 30.8], [73.2, 31.0], [71.5, 38.2], [67.7, 46.5], [66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2]]},\n    {\"id\": \"red-falls-doctors-office\", \"region\": \"red-falls\", \"town\": true, \"location\": \"doctors-office\", \"label_point\": [71.2, 26.9], \"polygon\": [[74.3, 22.1], [73.8, 25.9], [74.1, 31.3], [73.2, 31.0], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1]]},\n    {\"id\": \"red-falls-1\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [76.8, 27.5], \"polygon\": [[74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [79.0, 31.5], [78.1, 32.9], [76.9, 33.3], [74.1, 31.3], [73.8, 25.9]]},\n    {\"id\": \"red-falls-2\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [79.9, 34.4], \"polygon\": [[80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [79.0, 38.3], [74.8, 39.4], [74.7, 37.5], [75.1, 35.1], [76.9, 33.3], [78.1, 32.9], [79.0, 31.5]]},\n    {\"id\": \"red-falls-3\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [72.1, 43.4], \"polygon\": [[74.1, 31.3], [76.9, 33.3], [75.1, 35.1], [74.7, 37.5], [74.8, 39.4], [74.6, 43.8], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5], [71.5, 38.2], [73.2, 31.0]]},\n    {\"id\": \"red-falls-4\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [82.0, 38.9], \"polygon\": [[84.3, 39.4], [82.4, 41.6], [80.1, 43.1], [74.6, 43.8], [74.8, 39.4], [79.0, 38.3], [82.6, 35.5]]},\n    {\"id\": \"red-falls-5\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [77.8, 47.3], \"polygon\": [[80.1, 43.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [74.6, 43.8]]},\n    {\"id\": \"red-falls-6\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [83.7, 46.0], \"polygon\": [[84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [80.1, 43.1], [82.4, 41.6]]},\n    {\"id\": \"spikes-view-hideout-c\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [26.8, 71.6], \"polygon\": [[30.8, 69.4], [31.4, 72.0], [31.4, 74.9], [26.5, 75.7], [23.4, 76.8], [22.0, 77.9], [22.1, 70.9], [28.0, 66.0]]},\n    {\"id\": \"spikes-view-mine\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"mine\", \"label_point\": [30.2, 80.3], \"polygon\": [[33.5, 76.3], [35.2, 79.3], [35.8, 82.0], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [23.4, 76.8], [26.5, 75.7], [31.4, 74.9]]},\n    {\"id\": \"spikes-view-rail-station\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [57.0, 78.6], \"polygon\": [[57.8, 68.0], [59.7, 76.1], [60.1, 87.1], [54.7, 87.2], [54.4, 78.9], [51.8, 73.9], [50.8, 70.1], [52.2, 68.3], [54.4, 67.4]]},\n    {\"id\": \"spikes-view-1\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [24.7, 64.1], \"polygon\": [[28.0, 59.7], [27.7, 63.6], [28.0, 66.0], [22.1, 70.9], [21.9, 57.1]]},\n    {\"id\": \"spikes-view-2\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [31.1, 63.2], \"polygon\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [33.9, 63.9], [35.1, 66.1], [33.0, 67.1], [30.8, 69.4], [28.0, 66.0], [27.7, 63.6], [28.0, 59.7], [29.5, 59.2]]},\n    {\"id\": \"spikes-view-3\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.6, 63.4], \"polygon\": [[36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [42.0, 66.4], [40.0, 67.5], [37.9, 70.3], [35.1, 66.1], [33.9, 63.9], [33.8, 58.6]]},\n    {\"id\": \"spikes-view-4\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [44.7, 64.2], \"polygon\": [[48.0, 59.8], [47.5, 64.5], [47.8, 68.0], [44.9, 68.6], [43.1, 68.1], [42.0, 66.4], [41.5, 60.4], [44.7, 60.1]]},\n    {\"id\": \"spikes-view-5\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [50.9, 63.4], \"polygon\": [[54.4, 58.3], [53.9, 62.0], [54.4, 67.4], [52.2, 68.3], [50.8, 70.1], [49.3, 68.3], [47.8, 68.0], [47.5, 64.5], [48.0, 59.8], [50.4, 57.8]]},\n    {\"id\": \"spikes-view-6\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [56.5, 63.9], \"polygon\": [[56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [57.8, 68.0], [54.4, 67.4], [53.9, 62.0], [54.4, 58.3]]},\n    {\"id\": \"spikes-view-7\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.0, 76.3], \"polygon\": [[37.9, 70.3], [39.5, 74.5], [41.2, 80.4], [42.2, 86.7], [36.1, 86.8], [35.8, 82.0], [35.2, 79.3], [33.5, 76.3], [31.4, 74.9], [31.4, 72.0], [30.8, 69.4], [33.0, 67.1], [35.1, 66.1]]},\n    {\"id\": \"spikes-view-8\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [42.5, 75.0], \"polygon\": [[43.1, 68.1], [44.9, 68.6], [45.4, 86.7], [42.2, 86.7], [41.2, 80.4], [39.5, 74.5], [37.9, 70.3], [40.0, 67.5], [42.0, 66.4]]},\n    {\"id\": \"spikes-view-9\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [49.3, 78.6], \"polygon\": [[49.3, 68.3], [50.8, 70.1], [51.8, 73.9], [54.4, 78.9], [54.7, 87.2], [45.4, 86.7], [44.9, 68.6], [47.8, 68.0]]},\n    {\"id\": \"spikes-view-10\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [62.4, 78.7], \"polygon\": [[60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [59.7, 76.1], [57.8, 68.0]]},\n    {\"id\": \"cliff-junction-hideout-c\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [86.5, 69.3], \"polygon\": [[93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [86.4, 77.9], [82.3, 69.8], [81.1, 66.0], [80.3, 60.6], [81.7, 59.6], [84.4, 59.5]]},\n    {\"id\": \"cliff-junction-mine\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"mine\", \"label_point\": [68.8, 73.6], \"polygon\": [[72.7, 67.9], [73.2, 74.6], [71.3, 79.9], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [64.7, 69.4], [68.4, 67.1], [69.5, 64.8]]},\n    {\"id\": \"cliff-junction-1\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.8, 45.7], \"polygon\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [65.7, 49.4], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8]]},\n    {\"id\": \"cliff-junction-2\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [68.0, 53.7], \"polygon\": [[68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [70.8, 58.8], [69.0, 59.2], [66.5, 61.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [65.7, 49.4]]},\n    {\"id\": \"cliff-junction-3\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [74.4, 55.0], \"polygon\": [[77.4, 51.2], [77.7, 54.3], [79.1, 57.9], [77.3, 58.9], [74.2, 59.4], [70.8, 58.8], [71.0, 50.8], [73.0, 50.0]]},\n    {\"id\": \"cliff-junction-4\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [81.0, 55.1], \"polygon\": [[82.3, 51.1], [83.8, 51.1], [83.7, 54.7], [84.4, 59.5], [81.7, 59.6], [80.3, 60.6], [79.1, 57.9], [77.7, 54.3], [77.4, 51.2]]},\n    {\"id\": \"cliff-junction-5\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [87.9, 55.2], \"polygon\": [[92.9, 53.3], [93.2, 61.4], [84.4, 59.5], [83.7, 54.7], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"id\": \"cliff-junction-6\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.0, 65.1], \"polygon\": [[64.5, 57.9], [66.5, 61.0], [67.9, 63.4], [69.5, 64.8], [68.4, 67.1], [64.7, 69.4], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0]]},\n    {\"id\": \"cliff-junction-7\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [71.3, 62.4], \"polygon\": [[74.2, 59.4], [73.8, 63.6], [74.8, 68.3], [72.7, 67.9], [69.5, 64.8], [67.9, 63.4], [66.5, 61.0], [69.0, 59.2], [70.8, 58.8]]},\n    {\"id\": \"cliff-junction-8\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [77.2, 63.5], \"polygon\": [[79.1, 57.9], [80.3, 60.6], [81.1, 66.0], [77.2, 68.5], [74.8, 68.3], [73.8, 63.6], [74.2, 59.4], [77.3, 58.9]]},\n    {\"id\": \"cliff-junction-9\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [75.3, 79.1], \"polygon\": [[74.8, 68.3], [77.2, 68.5], [77.1, 70.9], [77.4, 73.9], [79.6, 80.9], [80.6, 86.0], [70.9, 86.7], [71.3, 79.9], [73.2, 74.6], [72.7, 67.9]]},\n    {\"id\": \"cliff-junction-10\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [82.1, 77.4], \"polygon\": [[81.1, 66.0], [82.3, 69.8], [86.4, 77.9], [88.6, 85.1], [80.6, 86.0], [79.6, 80.9], [77.4, 73.9], [77.1, 70.9], [77.2, 68.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"darkrock-general-store\", \"spaces\": [\"darkrock-1\", \"darkrock-2\", \"darkrock-3\"], \"point\": [43.7, 34.0]},\n    {\"id\": \"darkrock-saloon\", \"spaces\": [\"darkrock-4\", \"darkrock-7\", \"darkrock-8\"], \"point\": [36.6, 50.9]},\n    {\"id\": \"red-falls-general-store\", \"spaces\": [\"red-falls-4\", \"red-falls-5\", \"red-falls-6\"], \"point\": [80.1, 43.1]},\n    {\"id\": \"red-falls-saloon\", \"spaces\": [\"red-falls-1\", \"red-falls-2\", \"red-falls-3\"], \"point\": [76.9, 33.3]}\n  ],\n  \"edges\": [\n    [\"cliff-junction-1\", \"cliff-junction-2\", \"side\"],\n    [\"cliff-junction-1\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-cabaret\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-3\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-6\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-2\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-2\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-4\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-5\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"sunny-hills-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-10\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-6\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-9\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-mine\", \"spikes-view-10\", \"side\"],\n    [\"darkrock-1\", \"darkrock-2\", \"side\"],\n    [\"darkrock-1\", \"darkrock-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-1\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-2\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-3\", \"side\"],\n    [\"darkrock-2\", \"darkrock-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-5\", \"side\"],\n    [\"darkrock-2\", \"darkrock-6\", \"corner\"],\n    [\"darkrock-2\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-2\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-3\", \"darkrock-5\", \"corner\"],\n    [\"darkrock-3\", \"darkrock-6\", \"side\"],\n    [\"darkrock-3\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-4\", \"darkrock-5\", \"side\"],\n    [\"darkrock-4\", \"darkrock-7\", \"side\"],\n    [\"darkrock-4\", \"darkrock-8\", \"side\"],\n    [\"darkrock-4\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-4\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-5\", \"darkrock-6\", \"side\"],\n    [\"darkrock-5\", \"darkrock-8\", \"side\"],\n    [\"darkrock-5\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"darkrock-7\", \"darkrock-8\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-8\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-2\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-5\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-6\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-2\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-3\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-2\", \"mesitos-point-4\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-hideout-a\", \"corner\"],\n    [\"mesitos-point-3\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-4\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-ranch\", \"corner\"],\n    [\"mesitos-point-7\", \"mesitos-point-8\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-1\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-2\", \"side\"],\n    [\"mesitos-point-hideout-a\", \"mesitos-point-ranch\", \"side\"],\n    [\"red-falls-1\", \"red-falls-2\", \"side\"],\n    [\"red-falls-1\", \"red-falls-3\", \"side\"],\n    [\"red-falls-1\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-2\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-1\", \"sunny-hills-ranch\", \"side\"],\n    [\"red-falls-2\", \"red-falls-3\", \"side\"],\n    [\"red-falls-2\", \"red-falls-4\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-5\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-6\", \"corner\"],\n    [\"red-falls-2\", \"sunny-hills-ranch\", \"corner\"],\n    [\"red-falls-3\", \"red-falls-4\", \"side\"],\n    [\"red-falls-3\", \"red-falls-5\", \"side\"],\n    [\"red-falls-3\", \"red-falls-cabaret\", \"side\"],\n    [\"red-falls-3\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-4\", \"red-falls-5\", \"side\"],\n    [\"red-falls-4\", \"red-falls-6\", \"side\"],\n    [\"red-falls-4\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-4\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-5\", \"red-falls-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-7\", \"side\"],\n    [\"red-falls-cabaret\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-1\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-3\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-4\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-5\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-6\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-mine\", \"side\"],\n    [\"spikes-view-8\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-9\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-hideout-c\", \"spikes-view-mine\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-2\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-3\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-mine\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-6\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-6\", \"sunny-hills-7\", \"side\"],\n    [\"sunny-hills-hideout-a\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"side\"]\n  ],\n  \"mesas\": [\n    {\"id\": \"north-mesa\", \"touches\": [\"mesitos-point-4\", \"sunny-hills-4\", \"sunny-hills-hideout-b\", \"sunny-hills-1\", \"red-falls-doctors-office\", \"red-falls-cabaret\", \"cliff-junction-1\", \"dixon-creek-hideout-b\", \"darkrock-6\", \"darkrock-3\"], \"polygon\": [[66.8, 23.1], [68.1, 25.1], [68.4, 26.9], [67.2, 30.8], [65.3, 33.2], [65.0, 37.8], [64.0, 39.7], [62.6, 40.8], [56.7, 43.1], [53.9, 42.3], [52.6, 41.3], [51.6, 39.7], [50.8, 36.8], [50.6, 33.5], [51.4, 29.9], [53.9, 28.0], [59.0, 28.2], [60.0, 27.6], [61.4, 24.5], [62.8, 22.3], [64.2, 21.6]], \"label_point\": [59.4, 33.2]},\n    {\"id\": \"south-mesa\", \"touches\": [\"darkrock-bank\", \"darkrock-6\", \"dixon-creek-hideout-b\", \"cliff-junction-2\", \"cliff-junction-6\", \"spikes-view-6\", \"spikes-view-5\"], \"polygon\": [[56.0, 50.2], [59.3, 52.7], [64.1, 52.8], [65.0, 53.4], [65.6, 55.3], [64.5, 57.9], [63.1, 60.0], [60.6, 62.0], [58.3, 61.3], [56.2, 58.5], [54.4, 58.3], [50.4, 57.8], [49.4, 56.1], [49.4, 54.1], [52.7, 51.1], [54.3, 49.8]], \"label_point\": [59.4, 57.2]}\n  ],\n  \"river_spaces\": [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"sunny-hills-4\", \"dixon-creek-hideout-b\", \"spikes-view-6\", \"cliff-junction-6\", \"cliff-junction-mine\"],\n  \"railway_spaces\": [\"spikes-view-7\", \"spikes-view-8\", \"spikes-view-9\", \"spikes-view-rail-station\", \"spikes-view-10\", \"cliff-junction-mine\", \"cliff-junction-9\", \"cliff-junction-10\", \"cliff-junction-hideout-c\", \"cliff-junction-5\"],\n  \"river\": [[59.3, 9.7], [58.0, 10.9], [55.3, 14.6], [51.4, 18.0], [50.7, 19.4], [50.5, 21.5], [50.8, 23.3], [51.8, 24.5], [53.2, 25.3], [54.1, 26.2], [54.6, 32.4], [55.0, 33.8], [56.3, 34.6], [58.7, 37.0], [60.1, 37.7], [60.5, 38.7], [61.1, 44.9], [60.8, 47.0], [60.1, 49.2], [58.5, 52.2], [58.2, 55.5], [56.7, 58.1], [56.7, 59.5], [57.4, 61.1], [60.1, 64.4], [61.4, 68.0], [62.6, 68.8], [66.3, 68.0], [67.9, 68.2], [69.5, 69.2], [70.7, 70.9], [71.1, 72.9], [70.5, 74.9], [68.6, 77.7], [67.6, 79.8], [67.0, 82.2]],\n  \"river_crossings\": [\n    {\"kind\": \"railway-bridge\", \"point\": [69.7, 76.1], \"span\": [[64.7, 76.1], [72.8, 76.1]], \"space\": \"cliff-junction-mine\"},\n    {\"kind\": \"footbridge\", \"point\": [52.2, 17.3], \"span\": [[51.9, 16.4], [52.5, 18.1]], \"space\": \"sunny-hills-mine\"}\n  ],\n  \"railway\": [[38.3, 82.2], [44.3, 77.2], [45.9, 76.2], [75.3, 76.1], [76.6, 75.8], [77.9, 74.9], [79.3, 73.6], [80.4, 71.9], [81.2, 70.2], [83.1, 64.1], [84.7, 61.1], [86.8, 58.7], [88.8, 57.4], [90.3, 56.8]],\n  \"town_borders\": {\"darkrock\": [[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]], \"red-falls\": [[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]},\n  \"region_borders\": {\"cliff-junction\": [[[88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8], [64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5]]], \"darkrock\": [[[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]]], \"dixon-creek\": [[[62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1], [62.6, 40.8]]], \"mesitos-point\": [[[25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0], [50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1]]], \"red-falls\": [[[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]], \"spikes-view\": [[[22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8], [54.4, 58.3], [56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0]]], \"sunny-hills\": [[[88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1]]]},\n  \"region_dividers\": [\n    {\"between\": [\"mesitos-point\", \"sunny-hills\"], \"line\": [[55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0]]},\n    {\"between\": [\"red-falls\", \"sunny-hills\"], \"line\": [[68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4]]},\n    {\"between\": [\"darkrock\", \"mesitos-point\"], \"line\": [[50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2]]},\n    {\"between\": [\"cliff-junction\", \"red-falls\"], \"line\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"between\": [\"cliff-junction\", \"dixon-creek\"], \"line\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8]]},\n    {\"between\": [\"darkrock\", \"dixon-creek\"], \"line\": [[53.9, 42.3], [54.5, 48.1], [54.3, 49.8]]},\n    {\"between\": [\"cliff-junction\", \"sunny-hills\"], \"line\": [[86.8, 48.4], [92.9, 53.3]]},\n    {\"between\": [\"mesitos-point\", \"spikes-view\"], \"line\": [[21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2]]},\n    {\"between\": [\"darkrock\", \"spikes-view\"], \"line\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8]]},\n    {\"between\": [\"cliff-junction\", \"spikes-view\"], \"line\": [[60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0]]}\n  ]\n}\n"],["cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The cattle tokens, eight for each ranch. Their rewards are ours.\n\n- {id: green-1, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-2, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-3, ranch: ranch-green, source: reconstructed, do: [{money: 30}]}\n- {id: green-4, ranch: ranch-green, source: reconstructed, do: [{money: 40}]}\n- {id: green-5, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-6, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-7, ranch: ranch-green, source: reconstructed, do: [{lp: 2}]}\n- {id: green-8, ranch: ranch-green, source: reconstructed, do: [{draw: 2}]}\n\n- {id: blue-1, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-2, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-3, ranch: ranch-blue, source: reconstructed, do: [{money: 30}]}\n- {id: blue-4, ranch: ranch-blue, source: reconstructed, do: [{money: 40}]}\n- {id: blue-5, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-6, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-7, ranch: ranch-blue, source: reconstructed, do: [{lp: 2}]}\n- {id: blue-8, ranch: ranch-blue, source: reconstructed, do: [{draw: 2}]}\n"],["characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The twelve characters. Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: annie-oakley\n  name: Annie Oakley\n  source: rulebook\n  start: darkrock-general-store\n  gains: {cards: 1, items: [rifle]}\n  abilities:\n    - when: fight-start\n      if: [against-player]\n      do:\n        - opponent:\n            - suffer:\n                - {key: discard, do: [{discard: 1}]}\n                - {key: wound, do: [{wound: 1}]}\n\n- id: bass-reeves\n  name: Bass Reeves\n  source: rulebook\n  start: darkrock-sheriffs-office\n  gains: {money: 10, cards: 1, items: [revolver+], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      do: [{draw: 1}]\n\n- id: billy-the-kid\n  name: Billy the Kid\n  source: rulebook\n  start: hideout-a\n  gains: {cards: 2, items: [revolver], wanted: 2}\n  abilities:\n    - when: move-ended\n      do: [{player-here: [{tribute: 10}]}]\n\n- id: bloody-knife\n  name: Bloody Knife\n  source: published\n  start: spikes-view-mine\n  gains: {money: 20, cards: 2, items: [revolver]}\n  passives: [ride-mesas]\n  abilities:\n    - when: mesa-crossed\n      do: [{heal: 1}]\n\n- id: calamity-jane\n  name: Calamity Jane\n  source: published\n  start: red-falls-general-store\n  # Her Provisions draw a card on being gained.\n  gains: {money: 20, items: [revolver, provisions]}\n  passives: [{hand-size: 1}]\n  abilities:\n    - when: contributed\n      do: [{draw: 1}]\n\n- id: doc-holliday\n  name: Doc Holliday\n  source: published\n  start: red-falls-doctors-office\n  gains: {money: 40, cards: 2, items: [revolver], wounds: 1}\n  passives: [wounds-keep-hand-size]\n  abilities:\n    - when: wounded\n      do: [{draw: 1}]\n\n- id: jesse-james\n  name: Jesse James\n  source: published\n  start: hideout-b\n  gains: {money: 10, cards: 1, items: [revolver+], wanted: 1}\n  passives: [win-player-ties]\n  abilities:\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: kit-carson\n  name: Kit Carson\n  source: published\n  start: sunny-hills-mine\n  gains: {cards: 2, items: [miners-map, revolver+]}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: stagecoach-mary\n  name: Stagecoach Mary\n  source: published\n  start: darkrock-saloon\n  gains: {money: 10, cards: 1, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      do: [{money: 10}]\n    - when: contributed\n      do: [{money: 10}]\n\n- id: wild-bill-hickok\n  name: Wild Bill Hickok\n  source: published\n  start: red-falls-cabaret\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: poker-won\n      do: [{money: 20}]\n    - when: poker-lost\n      optional: true\n      do: [{keep-played: 1}]\n\n- id: wyatt-earp\n  name: Wyatt Earp\n  source: published\n  start: hideout\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{actions: 1}]\n\n- id: y-b-rowdy\n  name: Y.B. Rowdy\n  source: rulebook\n  start: cliff-junction-mine\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      price: [{discard: 1}]\n      do: [{ride: 3}]\n"],["die.yaml","# yaml-language-server: $schema=../schema/die.json\n# The six faces of a prospecting die. Published.\n[nugget, nugget, nugget, tailings, gold-dust, gravel]\n"],["fight-cards.yaml","# yaml-language-server: $schema=../schema/fight-cards.json\n# The thirteen fight cards: what each does to the player who fights it.\n\n- {rank: \"2\", source: published, do: [{wound: 1}, {lose-lp: 1}]}\n- {rank: \"3\", source: rulebook, do: [{wound: 2}]}\n- {rank: \"4\", source: published, do: [{wound: 1}, {discard: 1}]}\n- {rank: \"5\", source: published, do: [{wound: 1}, no-marshal-reward]}\n- {rank: \"6\", source: published, do: [{sure-wound: 1}]}\n- rank: \"7\"\n  source: rulebook\n  do:\n    - suffer:\n        - {key: wound, do: [{wound: 1}]}\n        - {key: discard, do: [{discard-random: 1}]}\n- {rank: \"8\", source: published, do: [{wound: 1}]}\n- rank: \"9\"\n  source: published\n  do:\n    - suffer:\n        - {key: discard, do: [{discard: 1}]}\n        - {key: pay, do: [{lose-money: 10}]}\n    - no-marshal-reward\n- {rank: \"10\", source: published, do: [{npc-restart: [{draw: 1}]}]}\n- {rank: J, source: rulebook, do: [{money: 10}]}\n- {rank: Q, source: published, do: [{draw: 1}]}\n- {rank: K, source: published, do: [{lp: 1}]}\n- rank: A\n  source: published\n  do:\n    - choose:\n        - {key: legend, do: [{lp: 1}]}\n        - {key: marshal, do: [{marshal: 1}]}\n        - {key: wanted, do: [{wanted: 1}]}\n"],["items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of the general store. Costs and fronts are published. A weapon''s or mount''s upgraded side has a name of its own on each copy:\n# Rusty, Boomstick, Persuader, Six Iron and Widowmaker are published, the other names are ours.\n\n- id: mustang\n  kind: mount\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 4}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Quicksilver, Dust Devil, Nightjar, Chinook, Cinder, Lonesome Belle]\n    passives: [{movement: 5}]\n\n- id: mule\n  kind: mount\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    passives: [{movement: 3}, {carry: 2}]\n  upgraded:\n    lp: 1\n    names: [Rusty, Deacon, Old Contrary, Biscuit, Jubilee, Thunderfoot]\n    passives: [{movement: 4}, {carry: 2}]\n    abilities:\n      # At this timing the condition reads the number of nuggets just deposited.\n      - when: deposited\n        if: [{nuggets-at-least: 4}]\n        do: [{lp: 1}]\n\n- id: revolver\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: rulebook\n  upgraded:\n    lp: 1\n    names: [Persuader, Six Iron, Widowmaker, Last Word, Sweet Reason, Copperhead]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: shotgun\n  kind: weapon\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: fight-won\n        do: [{draw: 1}]\n  upgraded:\n    lp: 1\n    names: [Boomstick, Barn Door, Parson’s Bell, Hailstorm, Both Barrels, Mother-in-Law]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do: [{draw: 1}]\n\n- id: rifle\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Long Argument, Prairie Needle, Far Thunder, Patience, Evening Star, Old Certainty]\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: miners-map\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: prospect-rolled\n        optional: true\n        do: [reroll-die]\n\n- id: provisions\n  kind: misc\n  cost: 20\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{draw: 1}]\n      - when: action\n        do: [discard-this, {draw: 1}, {heal: 1}]\n\n- id: ten-gallon\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: poker-won\n        do: [{lp: 1}]\n      - when: poker-lost\n        do: [{money: 10}]\n\n- id: whiskey\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      - when: move-ended\n        optional: true\n        do: [discard-this, {player-here: [{wound: 1}]}]\n"],["base/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The game in the box: what every selection begins with.\nid: base\nkind: base\nrules:\n  - setup\n  - base-characters\n  - turn-start\n  - movement\n  - card-actions\n  - fight-player\n  - bandits\n  - poker-cards\n  - general-store\n  - items\n  - poker-game\n  - prospect\n  - bank\n  - heist\n  - heal\n  - revel\n  - cattle\n  - work\n  - wounds\n  - tracks-marshal\n  - tracks-wanted\n  - sheriff\n  - stories\n  - end-of-turn\n  - end-game\n  - scoring\n  - ties\n  - clarifications\nlessons:\n  - moving\n  - fights\n  - law\n"],["numbers.yaml","# yaml-language-server: $schema=../schema/numbers.json\n# The numbers of the base game, English edition. Source: rulebook, unless a comment says otherwise.\nmovement-on-foot: 2\nmoney: 120\nnuggets: 4\nnugget-supply: 36\nwounds: 3\nhand: 5\nmisc-items: 3\nactions: 3\nlegendary-from: 5\nbandit-cards: 2\nguard-cards: 3\nsheriff-cards: 4\nheist-wanted: 3\nheist-money: 80\nduel-lp: 2\npoker-ante: 10\npoker-house: 50\ndoctor: 10\nrevel: 30\nnugget-price: 20\nwork: 10\nmoney-per-lp: 60\nmost-wanted: 3\nalso-wanted: 1\nfew-players: 4\ndiscs-few: 2\ndiscs-many: 3\ngoals-kept: 3\nincome-money: 20\nincome-cards: 2\nincome-both-money: 10\nincome-both-cards: 1\nprospect-money: 10\n"],["poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The 52 poker cards: sixteen titles, their cards (rank and suit) and what they do.\n\n- id: saddle-up\n  cards: [2c, 2s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{travel: town}]\n\n- id: cheat\n  cards: [2d, 2h]\n  source: rulebook\n  passives: [any-value-in-poker]\n\n- id: sprint\n  cards: [3c, 3d, 3h, 3s]\n  source: rulebook\n  abilities:\n    - when: move-extend\n      optional: true\n      do: [{extend-move: 2}]\n\n- id: manhunt\n  cards: [4c, 4d, 4h, 4s]\n  source: rulebook\n  abilities:\n    # A Marshal or Wanted player: conditions are \"and\", so \"or\" is an if in an else.\n    - when: action\n      do:\n        - sheriff: 3\n        - if:\n            all: [marshal]\n            then: [{lp: 1}]\n            else:\n              - if:\n                  all: [wanted]\n                  then: [{lp: 1}]\n\n# The name is in the rulebook, the amount is ours.\n- id: payday\n  cards: [5c, 5d, 5h, 5s]\n  source: reconstructed\n  abilities:\n    - when: action\n      do: [{money: 30}]\n\n- id: stick-em-up\n  cards: [6c, 6d, 6h, 6s]\n  source: rulebook\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 2}]\n\n# The rulebook knows its limit of one a turn; the rest is ours.\n- id: reputation\n  cards: [7c, 7d, 7h, 7s]\n  source: reconstructed\n  abilities:\n    - when: points-gained\n      optional: true\n      limit: turn\n      do: [{same-points: 1}]\n\n# The name is in the rulebook, the effect is ours.\n- id: wallop\n  cards: [8c, 8s]\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      if: [against-player]\n      do: [{wound-loser: 1}]\n    - when: fight-won\n      if: [against-npc]\n      do: [{draw: 1}]\n\n- id: shootout\n  cards: [8d, 8h]\n  source: rulebook\n  abilities:\n    - when: fight-compared\n      optional: true\n      do: [restart]\n\n- id: instincts\n  cards: [9c, 9d, 9h, 9s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{draw: 3}]\n    - when: discarded\n      do: [{draw: 1}]\n\n- id: lady-luck\n  cards: [10d, 10h]\n  source: rulebook\n  abilities:\n    - when: poker-played\n      do: [{money: 30}, {draw: 1}]\n\n- id: fools-gold\n  cards: [10c, 10s]\n  source: rulebook\n  passives: [counts-as-nugget]\n\n# Cancels wounds from the reveal on, and loses 1 at once.\n- id: bulletproof\n  cards: [Jc, Jd, Jh, Js]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      do: [cancel-wounds, {heal: 1}]\n\n- id: quickdraw\n  cards: [Qc, Qd, Qh, Qs]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      optional: true\n      do: [cancel-fight-card]\n\n- id: determination\n  cards: [Kc, Kd, Kh, Ks]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{actions: 2}]\n\n- id: living-legend\n  cards: [Ac, Ad, Ah, As]\n  source: rulebook\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: marshal, do: [{marshal: 1}]}\n            - {key: wanted, do: [{wanted: 1}]}\n"],["stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# The forty stories: four triggers with ten cards each. Twenty names and the whole of Blood Money are published;\n# the other rewards, names and all tales are ours. Every contributor is rewarded, also those whose turn it is not.\n\ntriggers:\n  - {id: legend, event: {lp-by-action: 2}, source: rulebook}\n  - {id: points, event: track-points, source: rulebook}\n  - {id: spend, event: {spend-in-town: 80}, source: rulebook}\n  - {id: showdown, event: fight-player, source: rulebook}\n\ncards:\n  # ---- Gain 2 or more LP by a single action ----\n  - id: blood-money\n    trigger: legend\n    source: rulebook\n    do:\n      - choose:\n          - {key: money, do: [{money: 30}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n    spawn: [b, c]\n    sheriff: 3\n\n  - id: the-wild-wild-west\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 2\n\n  - id: fortune-favors-the-bold\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: ghost-mine\n    trigger: legend\n    source: reconstructed\n    do:\n      - prospect\n      - may: {price: [{wound: 1}], get: [prospect]}\n    spawn: [c]\n\n  - id: the-preacher\n    trigger: legend\n    source: reconstructed\n    do:\n      - heal-all\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 1\n\n  - id: the-dime-novel\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    sheriff: 2\n\n  - id: gold-fever\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, do: [{nuggets: 2}]}\n          - {key: travel, do: [{travel: mine}, {money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-photographer\n    trigger: legend\n    source: reconstructed\n    do:\n      - if:\n          all: [{upgrades-at-least: 1}]\n          then: [{lp: 1}, {money: 10}]\n          else: [{money: 20}, {upgrade: 20}]\n\n  - id: election-day\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: legend, do: [{lp: 1}, {draw: 2}, {each-player: [{draw: 1}]}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 4\n\n  - id: the-balladeer\n    trigger: legend\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [b]\n\n  # ---- Gain any number of Marshal or Wanted points ----\n  - id: dead-or-alive\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - key: money\n            do:\n              - money: 30\n              - each-player:\n                  - if: {all: [wanted], then: [{wound: 1}]}\n          - {key: travel, do: [{travel: mine}, {draw: 2}, {heal: 1}]}\n    sheriff: 6\n\n  - id: the-pinkertons\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 2}]}\n          - {key: money, do: [{money: 20}, {each-player: [{discard: 1}]}]}\n    sheriff: 5\n\n  - id: the-law\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [marshal]\n          then: [{lp: 1}, {money: 20}]\n          else:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n    sheriff: 4\n\n  - id: the-sheriff-of-darkrock\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then:\n            - choose:\n                - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {heal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n          else:\n            - choose:\n                - {key: travel, do: [{travel: darkrock-sheriffs-office}, {money: 40}]}\n                - {key: marshal, do: [{marshal: 1}]}\n    spawn: [a, b]\n    sheriff: 4\n\n  - id: harsh-times\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b, c]\n    sheriff: 1\n\n  - id: ink-still-wet\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then: [{lp: 1}, {draw: 1}]\n          else:\n            - choose:\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-hanging-judge\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    sheriff: 5\n\n  - id: jailbreak\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 1\n      - choose:\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 20}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: the-informant\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {get: [{travel: saloon}]}\n    sheriff: 6\n\n  - id: twelve-good-men\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - key: money\n            do:\n              - money: 20\n              - each-player:\n                  - if: {all: [wanted], then: [{lose-money: 20}]}\n    sheriff: 3\n\n  # ---- Spend $80 or more in a town by a single action ----\n  - id: cheap-horse\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: mustang, price: [{lose-money: 10}], do: [{gain-item: mustang}]}\n          - {key: mule, do: [{gain-item: mule}]}\n          - {key: money, do: [{money: 30}]}\n\n  - id: snake-oil-salesman\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, price: [{lose-money: 10}], do: [heal-all, {lp: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: spit-shined-and-proper\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: cabaret}, {money: 30}]}\n    sheriff: 2\n\n  - id: tools-of-the-trade\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: shop, do: [{shop: 30}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [c]\n\n  - id: the-widow\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}, {heal: 1}]}\n    spawn: [a]\n    sheriff: 2\n\n  - id: the-new-piano\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {money: 30}]}\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}, {each-player: [{draw: 1}]}]}\n\n  - id: mail-order\n    trigger: spend\n    source: reconstructed\n    do:\n      - draw: 1\n      - may: {get: [{shop: 30}]}\n    sheriff: 1\n\n  - id: the-grand-opening\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: ten-gallon, do: [{gain-item: ten-gallon}, {money: 20}]}\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [c]\n    sheriff: 3\n\n  - id: payroll-monday\n    trigger: spend\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 40}]\n          then: [{money: 50}]\n          else: [{money: 20}, {draw: 1}]\n    spawn: [a, b]\n    sheriff: 3\n\n  - id: a-tab-to-settle\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 30}], do: [{lp: 2}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}, {money: 10}]}\n\n  # ---- Start a fight with another player ----\n  - id: local-rabble\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 20}, {each-player-here: [{lose-money: 10}]}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: high-noon\n    trigger: showdown\n    source: reconstructed\n    do:\n      - draw: 2\n      - if:\n          all: [unhurt]\n          then: [{lp: 1}]\n          else: [{heal: 1}]\n    sheriff: 4\n\n  - id: rub-some-dirt-in-it\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 1}]\n          then: [{heal: 1}, {draw: 2}]\n          else: [{money: 30}]\n    spawn: [c]\n\n  - id: the-cruel-wastes\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [outside-town]\n          then:\n            - choose:\n                - {key: wound, price: [{wound: 1}], do: [{nuggets: 2}]}\n                - {key: travel, do: [{travel: town}, {draw: 2}]}\n          else: [{money: 30}]\n    spawn: [b, c]\n\n  - id: tribes-of-the-mesa\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 1}], do: [{lp: 1}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n\n  - id: bad-blood\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-undertaker\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 2}]\n          then: [{heal: 1}, {lp: 1}]\n          else: [{money: 30}]\n    sheriff: 1\n\n  - id: no-witnesses\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [alone]\n          then: [{money: 50}]\n          else:\n            - choose:\n                - {key: cards, do: [{draw: 3}]}\n                - {key: money, do: [{money: 20}, {each-player-here: [{discard: 1}]}]}\n    spawn: [c]\n    sheriff: 5\n\n  - id: range-war\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {money: 10}]}\n          - {key: travel, do: [{travel: rail-station}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 4\n\n  - id: the-long-walk-home\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 1}]}\n          - {key: heal, do: [{heal: 2}, {draw: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n"],["tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# The legendary tokens that completed goals earn.\n- {lp: 1, copies: 6, source: rulebook}\n- {lp: 2, copies: 9, source: rulebook}\n- {lp: 3, copies: 3, source: rulebook}\n"],["tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# What entering each space of a track gives, and what its rows are worth. Published, and in agreement with the rulebook''s examples.\n\nmarshal:\n  source: published\n  spaces:\n    - [{money: 20}]\n    - [{money: 20}]\n    - [{lp: 2}]\n    - [{money: 30}]\n    - [{money: 30}]\n    - [{lp: 4}]\n    - [{money: 40}]\n    - [{money: 40}]\n    - [{lp: 6}]\n  rows: [1, 2, 3]\n\nwanted:\n  source: published\n  spaces:\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n  rows: [1, 2, 3]\n"],["blood-money/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The characters of Blood Money (bm.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: al-swearengen\n  name: Al Swearengen\n  source: published\n  start: own-deed\n  gains: {cards: 1, items: [revolver], do: [{gain-deed: saloon}]}\n  passives: [{deed-discount: 10}]\n  abilities:\n    - when: beside-actions\n      limit: turn\n      price: [{discard: 1}]\n      do: [use-deed]\n\n- id: ben-hodges\n  name: Ben Hodges\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {cards: 3, items: [revolver], wanted: 1}\n  abilities:\n    - when: card-or-item-action\n      limit: turn\n      do: [{money: 20}]\n\n- id: buckshot-roberts\n  name: Buckshot Roberts\n  source: published\n  start: spikes-view-rail-station\n  gains: {cards: 1, wounds: 1, do: [weapon-of-choice]}\n  abilities:\n    - when: start-of-turn\n      if: [injured]\n      do: [{draw: 1}, {actions: 1}]\n\n- id: charley-parkhurst\n  name: Charley Parkhurst\n  source: published\n  start: red-falls-general-store\n  gains: {money: 20, cards: 2, items: [revolver], points: [{track: story, points: 1}]}\n  abilities:\n    - when: die-rolled\n      if: [own-turn]\n      limit: turn\n      do: [reroll-die]\n    - when: risk-rolled\n      do: [{track: {track: story, points: 1}}]\n\n- id: elfego-baca\n  name: Elfego Baca\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 2, items: [revolver], marshal: 2}\n  passives: [{first-wounds-less: 1}]\n  abilities:\n    - when: fight-reveal\n      if: [upgraded-weapon]\n      do: [{decrease: 1}]\n\n- id: james-beckwourth\n  name: James “Bloody Arm” Beckwourth\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: risk-rolled\n      do: [{draw: 1}]\n    - when: fight-won\n      if: [own-turn]\n      limit: turn\n      do: [{track: {track: story, points: 1}}]\n\n- id: john-slaughter\n  name: “Texas” John Slaughter\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {money: 10, cards: 1, items: [repeating-shotgun], marshal: 1}\n  abilities:\n    - when: action\n      do:\n        - choose-several:\n            pick: 2\n            of:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 10}]}\n              - {key: heal, do: [{heal: 1}]}\n              - {key: move, do: [{ride: 1}]}\n              - {key: bandit, do: [{bandit-in: hideout}]}\n\n- id: lottie-deno\n  name: Lottie Deno\n  source: published\n  start: saloon\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], points: [{track: gambler, points: 1}]}\n  abilities:\n    - when: bonus-used\n      do: [{track: {track: story, points: 1}}]\n\n- id: lozen\n  name: Lozen\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, lp: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: fight-deck, do: [look-at-fight-deck, {may: {get: [bury-fight-card]}}]}\n            - {key: poker-deck, do: [look-at-deck, {may: {get: [bury-top]}}]}\n            - {key: train, do: [look-at-encounter, {may: {get: [bury-encounter]}}]}\n\n- id: tom-tobin\n  name: Tom Tobin\n  source: published\n  start: trader\n  gains: {cards: 1, items: [revolver], do: [{legendary-item: 1}]}\n  passives: [{legendary-discount: 10}]\n  abilities:\n    - when: end-of-turn\n      if: [at-trader]\n      do: [buy-legendary]\n"],["blood-money/deeds.yaml","# yaml-language-server: $schema=../schema/deeds.json\n# The deeds to seventeen locations (bm.deeds.*). The sets and the LP of the saloons, the bank and the doctor''s office are published; the\n# prices, the abilities and the other LP are ours: prices so low and LP so high that deeds can win a game against gamblers (docs/balance.md).\n- {id: sunny-hills-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, prospect]}\n- {id: cliff-junction-mine, source: reconstructed, set: mine, cost: 10, lp: [3, 4, 5], do: [{nuggets: 2}]}\n- {id: spikes-view-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, {draw: 2}]}\n- {id: spikes-view-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: rail-station}, {draw: 1}]}\n- {id: gulch-frontier-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: buzzard-gulch}, {money: 10}]}\n- {id: mesitos-point-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [cattle, {ride: 2}]}\n- {id: sunny-hills-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{ride: 5}]}\n- {id: gulch-frontier-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{heal: 1}, {draw: 2}]}\n- {id: darkrock-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{shop: 40}]}\n- {id: red-falls-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{upgrade: 40}]}\n- id: buzzard-gulch-trading-post\n  source: reconstructed\n  set: store\n  cost: 20\n  lp: [3, 4, 5]\n  do:\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: upgrade, do: [{upgrade: 20}]}\n        - {key: money, do: [{money: 30}]}\n- {id: darkrock-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{each-player: [{lose-money: 10}]}, {money: 30}]}\n- {id: red-falls-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{draw: 2}, {track: {track: gambler, points: 1}}]}\n- {id: buzzard-gulch-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{track: {track: gambler, points: 2}}]}\n- {id: darkrock-bank, source: published, cost: 40, lp-for-each-deed: 1, do: [{money: 60}]}\n- {id: red-falls-cabaret, source: reconstructed, cost: 20, lp: [4], do: [{lp: 1}, {draw: 1}]}\n- {id: red-falls-doctors-office, source: published, cost: 10, lp: [1], do: [heal-all, {draw: 1}]}\n"],["blood-money/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty goals of the characters of Blood Money, four for each; all are ours. Each depends on public facts only.\n\n# Al Swearengen: the Gem Theater, and what it earned in Deadwood.\n- id: al-badlands\n  character: al-swearengen\n  source: reconstructed\n  event: {claim-deed: 3}\n# His first house, the Cricket, offered prizefights on a floor of a few feet.\n- id: al-cricket\n  character: al-swearengen\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: saloon}]\n# The fire of 1879 took the Gem with the rest of the town. It opened again in December, larger.\n- id: al-after-the-fire\n  character: al-swearengen\n  source: reconstructed\n  event: repair\n- id: al-five-thousand\n  character: al-swearengen\n  source: reconstructed\n  event: use-deed\n  if: [{money-at-least: 100}]\n\n# Ben Hodges: a cowhand of Dodge City with a pedigree of his own making.\n# He claimed a Spanish land grant and had the papers drawn up.\n- id: ben-land-grant\n  character: ben-hodges\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{wanted-at-least: 2}]\n# A banker wrote him a letter of credit on it.\n- id: ben-letter-of-credit\n  character: ben-hodges\n  source: reconstructed\n  event: use-deed\n  if: [{at: bank}]\n# Tried for the theft of a herd, he spoke two hours in his own defense and was acquitted.\n- id: ben-own-defense\n  character: ben-hodges\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {wanted-at-least: 3}]\n# He applied for the post. The cattlemen compared it to a fox in a henhouse.\n- id: ben-livestock-inspector\n  character: ben-hodges\n  source: reconstructed\n  event: acquire\n  if: [wanted, {money-at-least: 60}]\n\n# Buckshot Roberts: Blazer''s Mill, April 4, 1878.\n- id: buckshot-mattress\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: any}\n  if: [injured]\n# An old load of shot in the shoulder: he could not lift a rifle above the hip.\n- id: buckshot-from-the-hip\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [upgraded-weapon, {wounds-at-least: 1}]\n# He had come on his mule for the money for his farm, which the mail was to bring.\n- id: buckshot-check-in-the-mail\n  character: buckshot-roberts\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-rail-station}, {has-item: mule}]\n- id: buckshot-thirteen-to-one\n  character: buckshot-roberts\n  source: reconstructed\n  event: roll-risk\n  if: [{wounds-at-least: 3}]\n\n# Charley Parkhurst: the whip of the California stages.\n# The robber Sugarfoot stopped the stage twice; the second time Charley was ready.\n- id: charley-sugarfoot\n  character: charley-parkhurst\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{points-at-least: {track: story, points: 2}}]\n# The bridge over the Tuolumne fell when the stage was across.\n- id: charley-the-bridge\n  character: charley-parkhurst\n  source: reconstructed\n  event: roll-risk\n  if: [{at: cliff-junction}, unhurt]\n# As the register of voters has it, in 1868.\n- id: charley-occupation-farmer\n  character: charley-parkhurst\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: ranch}]\n# The box of Wells Fargo under the seat.\n- id: charley-green-box\n  character: charley-parkhurst\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 3}]\n\n# Elfego Baca: nineteen years old, with a star of his own, at Frisco in 1884.\n- id: elfego-thirty-three-hours\n  character: elfego-baca\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal, unhurt]\n# As sheriff he wrote letters to the accused, who were to come in by themselves. Most did.\n- id: elfego-kindly-come-in\n  character: elfego-baca\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 4}]\n- id: elfego-mail-order-badge\n  character: elfego-baca\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [marshal]\n# In the morning the besiegers saw smoke: he was making his breakfast.\n- id: elfego-tortillas\n  character: elfego-baca\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [{at: hideout}]\n\n# James Beckwourth: trapper, war chief, guide, and the hero of his own book.\n# In 1851 he led the first wagons over the pass that has his name.\n- id: beckwourth-lowest-pass\n  character: james-beckwourth\n  source: reconstructed\n  event: cross-pass\n  if: [has-cattle]\n- id: beckwourth-as-told\n  character: james-beckwourth\n  source: reconstructed\n  event: {discs: 2}\n# Among the Crow he bought furs for the American Fur Company.\n- id: beckwourth-company-furs\n  character: james-beckwourth\n  source: reconstructed\n  event: {gain-item: any}\n  if: [at-trader, outside-town]\n- id: beckwourth-bloody-arm\n  character: james-beckwourth\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wounds-at-least: 1}]\n\n# John Slaughter: sheriff of Cochise County, cattleman on the border.\n- id: slaughter-san-bernardino\n  character: john-slaughter\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [has-cattle]\n# In 1887 it shook down every house of the ranch.\n- id: slaughter-earthquake\n  character: john-slaughter\n  source: reconstructed\n  event: repair\n  if: [marshal]\n# He rode out after a man, and came back without a prisoner.\n- id: slaughter-came-back-alone\n  character: john-slaughter\n  source: reconstructed\n  event: {win-fight: any}\n  if: [upgraded-weapon, {marshal-at-least: 3}]\n# The cards were marked, and Slaughter took the pot with a pistol in his hand.\n- id: slaughter-marked-cards\n  character: john-slaughter\n  source: reconstructed\n  event: win-poker\n  if: [marshal, {money-at-least: 80}]\n\n# Lottie Deno: the gambler of San Antonio and Fort Griffin, later a pillar of Deming.\n- id: lottie-lotta-dinero\n  character: lottie-deno\n  source: reconstructed\n  event: win-poker\n  if: [{points-at-least: {track: gambler, points: 3}}]\n# Two gamblers shot each other at her table. The sheriff found the room empty but for her, who counted.\n- id: lottie-counting-her-chips\n  character: lottie-deno\n  source: reconstructed\n  event: roll-risk\n  if: [{at: saloon}, unhurt, {money-at-least: 60}]\n- id: lottie-mrs-thurmond\n  character: lottie-deno\n  source: reconstructed\n  event: {claim-deed: 2}\n# One of the names that others gave her.\n- id: lottie-mystic-maud\n  character: lottie-deno\n  source: reconstructed\n  event: {discs: 2}\n  if: [unhurt]\n\n# Lozen: scout, warrior and shield of the Chihenne Apache.\n# She turned with open hands until she knew where the enemy was.\n- id: lozen-open-hands\n  character: lozen\n  source: reconstructed\n  event: reveal-token\n  if: [unhurt]\n# On the way through the desert she killed a steer with a knife: a shot would have been heard.\n- id: lozen-only-a-knife\n  character: lozen\n  source: reconstructed\n  event: acquire\n  if: [alone, {wanted-at-least: 2}]\n# In 1880 she brought a young mother and her child to Mescalero, far across the mountains.\n- id: lozen-mother-and-child\n  character: lozen\n  source: reconstructed\n  event: cross-pass\n  if: [{has-item: provisions}]\n- id: lozen-shield\n  character: lozen\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wanted-at-least: 2}]\n\n# Tom Tobin: the tracker.\n# Birds that circled over a thicket showed him where the Espinosas camped.\n- id: tobin-magpies\n  character: tom-tobin\n  source: reconstructed\n  event: reveal-token\n  if: [outside-town]\n- id: tobin-espinosas\n  character: tom-tobin\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [unhurt]\n# Years later he got a part of the reward, and a coat like Kit Carson''s.\n- id: tobin-carsons-coat\n  character: tom-tobin\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [{misc-items-at-least: 2}]\n# In 1847 he escaped from the besieged mill by night and walked to Santa Fe.\n- id: tobin-turleys-mill\n  character: tom-tobin\n  source: reconstructed\n  event: end-move\n  if: [{at: mesitos-point}, alone, {wounds-at-least: 2}]\n"],["blood-money/injuries.yaml","# yaml-language-server: $schema=../schema/injuries.json\n# The 20 injuries, all ours (bm.injuries.*). Each is milder than two wounds, which cost 2 LP and 2 cards: a nuisance for as long as it lasts,\n# a loss at once, or 1 LP at the end. Ten cost LP, two of them 2. None gives wounds, points on a track or a fight, so that one drawn in a\n# fight or on another player''s turn is soon resolved. `do` happens when the card is drawn.\n\n# ---- A nuisance for as long as it lasts ----\n\n- id: cracked-ribs\n  source: reconstructed\n  passives: [{smaller-hand: 1}]\n  lp: -1\n\n- id: stiff-knee\n  source: reconstructed\n  passives: [{slower: 1}]\n\n- id: torn-shoulder\n  source: reconstructed\n  passives: [{carry-less: 2}]\n  lp: -1\n\n- id: slashed-side\n  source: reconstructed\n  do: [{lose-money: 10}]\n  passives: [{smaller-purse: 40}]\n\n- id: burned-palm\n  source: reconstructed\n  do: [{discard: 1}]\n  passives: [{carry-less: 1}]\n\n# ---- A price in every turn, fight or game ----\n\n- id: fever\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      do:\n        - suffer:\n            - {key: money, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n- id: laudanum\n  source: reconstructed\n  do: [{draw: 2}]\n  abilities:\n    - when: start-of-turn\n      do: [{lose-money: 10}]\n\n- id: bandaged-eyes\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      if: [{wounds-at-least: 3}]\n      do: [{discard-random: 1}]\n\n- id: saddle-sores\n  source: reconstructed\n  abilities:\n    - when: move-ended\n      if: [outside-town]\n      limit: turn\n      do: [{lose-money: 10}]\n\n- id: broken-arm\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      do: [{discard: 1}]\n\n- id: crushed-finger\n  source: reconstructed\n  abilities:\n    - when: fight-reveal\n      if: [against-player]\n      do: [{opponent: [{decrease: 1}]}]\n  lp: -1\n\n- id: shaking-hands\n  source: reconstructed\n  abilities:\n    - when: poker-won\n      do: [{lose-money: 20}]\n    - when: poker-lost\n      do: [{lose-money: 10}]\n  lp: -1\n\n- id: burst-eardrum\n  source: reconstructed\n  abilities:\n    - when: contributed\n      do: [{discard-random: 1}]\n  lp: -1\n\n# ---- At once, or at the end ----\n\n- id: powder-burns\n  source: reconstructed\n  do: [{discard: 2}]\n\n- id: black-eye\n  source: reconstructed\n  do:\n    - suffer:\n        - {key: money, do: [{lose-money: 30}]}\n        - {key: discard, do: [{discard-random: 2}]}\n\n- id: snakebite\n  source: reconstructed\n  do: [{lose-money: 20}]\n  lp: -1\n\n- id: cracked-skull\n  source: reconstructed\n  do: [{discard-random: 1}]\n  lp: -1\n\n- id: lost-tooth\n  source: reconstructed\n  do:\n    - may: {price: [{lose-money: 30}], get: [{lp: 1}]}\n  lp: -1\n\n- id: broken-nose\n  source: reconstructed\n  do: [{lp: 1}]\n  lp: -2\n\n- id: bullet-left-in\n  source: reconstructed\n  lp: -2\n"],["blood-money/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the stores: costs and fronts are published (items.02, 03, 04, 09, 14, 17), the upgraded sides and the names of their\n# copies are ours. The Legendary items: names and price are published, kinds are those of the rule index; effects and LP are ours,\n# 3 LP for most and 2 for those that bring the most (docs/balance.md).\n\n- id: boot-knife\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: other-wounded\n        do: [{lp: 1}]\n      - when: fight-lost\n        if: [against-player]\n        do: [discard-this]\n\n# Nothing puts nuggets on the board, so that only longhorns lie there.\n- id: bullwhip\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    passives: [strays-keep-movement]\n    abilities:\n      - when: move-ended\n        optional: true\n        do: [{take-stray: 1}]\n\n- id: burro\n  kind: mount\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {hand-size: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Candelaria, Nickel, No Hurry, Ezekiel, Sister Agnes, The Committee]\n    passives: [{movement: 3}, {hand-size: 2}]\n\n- id: medicine-pouch\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      # An injury is lost with the last wound.\n      - when: action\n        if: [injured, {wounds-at-most: 2}]\n        do: [discard-this, {heal: 2}, {lp: 1}]\n      - when: action\n        do: [discard-this, {heal: 2}]\n\n- id: pocket-watch\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [discard-this, {actions: 1}]\n\n- id: repeating-shotgun\n  kind: weapon\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        price: [{lose-money: 10}]\n        do: [upgrade-this]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Encore, Amen Corner, Rolling Thunder, Five More Words, Long Goodbye, Nine Times Out]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: cattle-brand\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: action\n        limit: turn\n        do: [cattle, {ride: 2}]\n\n- id: portrait\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n\n- id: spurs\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-extend\n        limit: move\n        do: [{extend-move: 1}]\n\n- id: canteen\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{if: {all: [{wounds-at-least: 1}], then: [{heal: 1}], else: [{draw: 1}]}}]\n\n- id: snakeskin-boots\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [ride-mesas]\n    abilities:\n      - when: mesa-crossed\n        do: [{money: 10}]\n\n- id: dime-western\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: track-point\n        if: [{on-track: story}]\n        do: [{draw: 1}]\n\n- id: telegram\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: action\n        limit: turn\n        do: [{draw: 2}, {sheriff: 3}]\n\n- id: fiddle\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-ended\n        if: [{at: saloon}]\n        do: [{money: 10}, {draw: 1}]\n\n- id: pump-trolley\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [{movement: 4}]\n    abilities:\n      - when: action\n        limit: turn\n        do: [{travel: rail-station}]\n\n- id: shot-glass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: wounded\n        do: [{money: 10}, {draw: 1}]\n\n- id: dragoons\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do:\n          - choose:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: short-cut\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [{ride: 2}]\n"],["blood-money/legendary-stories.yaml","# yaml-language-server: $schema=../schema/legendary-stories.json\n# The twenty legendary stories of Blood Money (bm.legendary-stories.*): fronts, map tokens and forty endings, all ours.\n# \"You\" is the active player in `open`, the player who reveals the token in `tokens`, the player who met it in `conditions`, and in\n# `endings` the player who closed the last condition, unless `contributors`, `each-disc`, `others` or `everybody` says otherwise.\n#\n# Sizes: a condition is worth 3 LP and 2 poker cards to 4 LP and $20, an ending 4 to 5 LP, or 3 LP and a Legendary item, to each contributor, so\n# that stories can win a game against gamblers (docs/balance.md). A bad ending pays the contributors less and costs the others or the map\n# something. Each ruin is a different location: 12 at most, whichever endings come.\n#\n# A token that meets a condition is a contribution at once when it is revealed: otherwise an O revealed and not used would leave the card\n# open for good.\n\n# ---- The company comes ----\n\n- number: 1\n  id: green-ledger\n  source: reconstructed\n  open:\n    - everybody:\n        - may: {price: [{discard: 1}], get: [{money: 20}]}\n  conditions:\n    - {id: margins, on: {end-turn: darkrock-bank}, do: [{lp: 3}, {draw: 2}]}\n    - {id: collectors, on: {win-fight: bandit}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The small line is printed large.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - sheriff: 4\n    # The small line sold the water.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 20}]}\n                - {key: discard, do: [{discard: 1}]}\n        - bandits: [a]\n\n- number: 2\n  id: mule-named-senator\n  source: reconstructed\n  open: []\n  map-tokens: [mesitos-point-5, cliff-junction-9, gulch-frontier-19]\n  tokens:\n    o: [{nuggets: 1}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: oats, on: {spend-at-store: 20}, do: [{lp: 3}, {draw: 2}]}\n    - {id: found, on: {map-token: o}, do: [{lp: 4}]}\n  endings:\n    # The mule ate the map.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody: [{discard: 1}]\n        - bandits: [b]\n    # The map was a map.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n\n- number: 3\n  id: last-good-well\n  source: reconstructed\n  open:\n    - bandits: [b]\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{lose-money: 10}]\n  conditions:\n    - {id: dig, on: work, if: [{at: ranch}], do: [{lp: 4}]}\n    - {id: creek, on: {win-fight: bandit}, if: [{at: hideout-b}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}, {money: 10}]}\n  endings:\n    # The ranch burns.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: mesitos-point-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n    # Water at ninety-one feet.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody: [{heal: 1}]\n\n- number: 4\n  id: mercy-comes-whistling\n  source: reconstructed\n  open:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [against-player]\n        do: [{money: 20}]\n  conditions:\n    - {id: camp, on: {end-turn: gulch-frontier-outlaw-camp}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: quarrel, on: {win-fight: player}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # She came for whoever stood tallest.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody:\n            - if: {all: [{lp-at-least: 10}], then: [{wound: 1}]}\n        - bandits: [c]\n    # She missed.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - sheriff: 4\n\n# ---- Iron and gold ----\n\n- number: 5\n  id: iron-road\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [{at: rail-station}]\n        do: [{money: 10}]\n  conditions:\n    - {id: hammer, on: work, if: [{at: rail-station}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: survey, on: {end-turn: gulch-frontier-pass-a}, do: [{lp: 3}, {draw: 2}]}\n    - {id: first-train, on: rail-travel, do: [{lp: 4}, {money: 10}]}\n  endings:\n    # The figures are read aloud.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - each-disc: [{money: 10}]\n    # The first train brings the station along.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-rail-station\n        - everybody:\n            - if: {all: [{at: gulch-frontier}], then: [{wound: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n\n- number: 6\n  id: queen-in-the-sleeve\n  source: reconstructed\n  open:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n  conditions:\n    - {id: seat, on: win-poker, do: [{lp: 3}, {track: {track: gambler, points: 1}}, {draw: 1}]}\n    - {id: dupe, on: lose-poker, do: [{lp: 3}, {money: 30}]}\n    - {id: house, on: work, if: [{at: cabaret}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The fourth queen.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {track: {track: gambler, points: 1}}]\n        - sheriff: 3\n    # The fifth.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: darkrock-saloon\n        - everybody:\n            - if:\n                all: [{at: darkrock}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 7\n  id: fenn-lode\n  source: reconstructed\n  open: []\n  map-tokens: [sunny-hills-mine, spikes-view-mine, cliff-junction-mine]\n  tokens:\n    o: [{nuggets: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  while-open:\n    passives: [{carry: 2}]\n  conditions:\n    - id: cross\n      on: {map-token: o}\n      do:\n        - lp: 4\n        - if: {all: [{completed: mule-named-senator}], then: [{nuggets: 1}]}\n    - {id: proof, on: {deposit: 2}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # Three mines, one vein.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - ruin: sunny-hills-mine\n        - place-token: {token: claim-jumper, at: spikes-view-mine}\n        - place-token: {token: claim-jumper, at: cliff-junction-mine}\n        - others: [{discard: 1}]\n    # Enough for every fool with a pan.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - everybody:\n            - roll-die: [{draw: 1}]\n\n# ---- A hard summer ----\n\n- number: 8\n  id: quiet-sickness\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [in-town]\n        do:\n          - suffer:\n              - {key: pay, do: [{lose-money: 10}]}\n              - {key: discard, do: [{discard: 1}]}\n  conditions:\n    - {id: crate, on: {end-turn: gulch-frontier-rail-station}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: nurse, on: work, if: [{at: doctors-office}], do: [{lp: 4}]}\n  endings:\n    # The bell rings.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody: [{heal: 1}]\n    # The torches.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: red-falls-doctors-office\n        - others: [{discard: 1}]\n        - sheriff: 5\n\n- number: 9\n  id: hot-lead\n  source: reconstructed\n  open: []\n  map-tokens: [cliff-junction-1, spikes-view-6, cliff-junction-9]\n  tokens:\n    o: [{draw: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: drawer, on: map-token, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: news, on: {play-action: any}, if: [{at: darkrock}], do: [{lp: 3}, {money: 20}]}\n  endings:\n    # Your own name under Deaths.\n    a:\n      sections:\n        - contributors: [{lose-money: 20}, {lp: 5}]\n        - resolve-event\n    # The edition sells out.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - if: {all: [{completed: green-ledger}], then: [{contributors: [{money: 10}]}]}\n        - sheriff-to: darkrock-bank\n\n- number: 10\n  id: bridge-at-midnight\n  source: reconstructed\n  open:\n    - bandits: [c]\n  conditions:\n    - id: fuse\n      on: {end-turn: cliff-junction-mine}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{lp: 1}]}\n    - {id: lookouts, on: {win-fight: bandit}, if: [{at: hideout-c}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The train is on time.\n    a:\n      sections:\n        - contributors:\n            - lp: 3\n            - if: {all: [wanted], then: [{lp: 1}, {money: 20}], else: [{marshal: 1}, {money: 20}]}\n        - sheriff: 3\n    # The train is late.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: cliff-junction-mine\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n\n- number: 11\n  id: forty-head\n  source: reconstructed\n  open:\n    - place-token: {token: longhorn, at: gulch-frontier-26}\n  conditions:\n    - {id: strays, on: {end-turn: sunny-hills-ranch}, do: [{lp: 3}, {draw: 2}]}\n    - {id: honest, on: wrangle, do: [{lp: 4}, {draw: 1}]}\n    - {id: crooked, on: rustle, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The stampede.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n        - place-token: {token: longhorn, at: gulch-frontier-3}\n    # Nine brands, forty cousins.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {heal: 1}]\n        - each-disc: [{money: 10}]\n\n# ---- The price of the law ----\n\n- number: 12\n  id: price-of-a-deputy\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - may: {price: [{lose-money: 10}], get: [{draw: 2}]}\n  conditions:\n    - id: complaint\n      on: {end-turn: darkrock-sheriffs-office}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n    - {id: copy, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: customer, on: {win-fight: any}, if: [wanted], do: [{lp: 3}, {money: 30}]}\n  endings:\n    # Two officers, two copies.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [wanted], then: [{draw: 1}]}\n    # The list on the church door.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if:\n                all: [wanted]\n                then:\n                  - suffer:\n                      - {key: pay, do: [{lose-money: 20}]}\n                      - {key: wound, do: [{wound: 1}]}\n                else:\n                  - if: {all: [marshal], then: [{discard: 1}]}\n        - sheriff: 6\n\n- number: 13\n  id: night-of-the-dam\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [{at: red-falls}]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n  map-tokens: [sunny-hills-4, darkrock-6, red-falls-3]\n  tokens:\n    o: [{heal: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: singers, on: {map-token: o}, do: [{lp: 4}, {money: 10}]}\n    - {id: levee, on: work, if: [{at: red-falls}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The levee gives where there is only the store.\n    a:\n      sections:\n        - contributors: [{lp: 5}]\n        - ruin: red-falls-general-store\n        - everybody: [{draw: 1}]\n    # A length of fuse.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: red-falls-general-store\n        - ruin: red-falls-saloon\n        - bandits: [a]\n\n- number: 14\n  id: ten-coffins\n  source: reconstructed\n  open: []\n  map-tokens: [dixon-creek-hideout-b, spikes-view-10, cliff-junction-10]\n  tokens:\n    o: [{money: 20}, {draw: 1}]\n    x: [{draw: 1}]\n    danger: [{money: 20}]\n  conditions:\n    - {id: lid, on: map-token, do: [{lp: 3}, {draw: 1}, {money: 10}]}\n    - id: churchyard\n      on: {end-turn: mesitos-point-3}\n      do:\n        - lp: 4\n        - if: {all: [{completed: night-of-the-dam}], then: [{draw: 1}]}\n  endings:\n    # Every note in the valley.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{lose-money: 20}]\n        - sheriff: 4\n    # The clerk who had drowned.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 2}]\n        - sheriff-to: darkrock-bank\n\n# ---- Accounts are settled ----\n\n- number: 15\n  id: dead-mens-wages\n  source: reconstructed\n  open: []\n  conditions:\n    - id: names\n      on: {end-turn: gulch-frontier-pass-c}\n      do:\n        - lp: 3\n        - track: {track: story, points: 1}\n        - draw: 1\n        - if: {all: [{completed: iron-road}], then: [{draw: 1}]}\n    - {id: stones, on: {spend-at-store: 40}, do: [{lp: 4}]}\n    - {id: wages, on: {win-fight: heist}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # Thirty-one letters.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-tokens: 1}]\n        - everybody: [{heal: 1}]\n    # Thirty-one summonses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n\n- number: 16\n  id: ascent-of-professor-pym\n  source: reconstructed\n  open: []\n  while-open:\n    passives: [ride-mesas]\n  conditions:\n    - {id: silk, on: {revel: 1}, do: [{lp: 3}, {draw: 2}]}\n    - {id: rope, on: {end-turn: buzzard-gulch-trading-post}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The Sheriff goes along.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - sheriff-to: gulch-frontier-14\n    # The second act.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: red-falls-cabaret\n        - everybody:\n            - if:\n                all: [{at: red-falls}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 17\n  id: people-against-cobb\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [in-town, against-player, attacking]\n        do: [{lose-money: 20}]\n  conditions:\n    - id: testify\n      on: {end-turn: red-falls-cabaret}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n        - if: {all: [{completed: mercy-comes-whistling}], then: [{draw: 1}]}\n    - id: alibi\n      on: {end-turn: buzzard-gulch-saloon}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{draw: 2}]}\n    - {id: exhibit, on: {gain-item: any}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # She asks to be heard.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [marshal], then: [{money: 20}]}\n        - sheriff: 4\n    # Twelve new horses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if: {all: [marshal], then: [{discard: 1}]}\n        - place-token: {token: outlaw, at: red-falls-cabaret}\n        - bandits: [b]\n\n- number: 18\n  id: eleven-bullets\n  source: reconstructed\n  open:\n    - if: {all: [{completed: bridge-at-midnight}], then: [{bandits: [a]}], else: [{bandits: [a, c]}]}\n  conditions:\n    - {id: relief, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: cartridges, on: {spend-at-store: 20}, if: [{at: buzzard-gulch-trading-post}], do: [{lp: 3}, {draw: 2}]}\n    - {id: rear, on: {win-fight: bandit}, if: [{at: hideout-a}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The prisoner holds the door.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: buzzard-gulch-saloon\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{wound: 1}]}\n        - bandits: [a, b, c]\n    # The eleventh bullet.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{heal: 1}, {draw: 1}]}\n\n- number: 19\n  id: brothers-fenn\n  source: reconstructed\n  open: []\n  map-tokens: [gulch-frontier-28, mesitos-point-2, spikes-view-1]\n  tokens:\n    o: [{draw: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: stranger, on: {map-token: o}, do: [{lp: 4}]}\n    - {id: tobias, on: {end-turn: darkrock-saloon}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # As long as it takes to boil an egg.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody: [{heal: 1}]\n    # Under the wrong side of the chin.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{discard: 1}]\n        - place-token: {token: claim-jumper, at: sunny-hills-mine}\n\n- number: 20\n  id: last-train-for-tarrant\n  source: reconstructed\n  open:\n    - sheriff-to: spikes-view-rail-station\n  conditions:\n    - {id: platform, on: {end-turn: spikes-view-rail-station}, do: [{lp: 3}, {draw: 2}]}\n    - {id: aboard, on: rail-travel, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n    - {id: pass, on: cross-pass, do: [{lp: 4}]}\n  endings:\n    # The hole beneath the vault.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: darkrock-bank\n        - everybody:\n            - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n    # Newspaper, cut to size.\n    b:\n      sections:\n        - contributors: [{lp: 5}]\n        - everybody: [{money: 20}]\n"],["blood-money/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The second expansion: the Story track and legendary stories, the risk die, injuries, the trader with Legendary items, deeds and ruins\n# (bm.*). It is played with Ante Up.\nid: blood-money\nkind: expansion\norder: 2\nneeds: [ante-up]\noptions:\n  - {id: dead-or-alive, group: alternate-cards}\n  - {id: ruthless, group: alternate-cards}\n  - {id: stagecoach, group: alternate-cards}\nrules:\n  - bm-story-track\n  - bm-legendary-stories\n  - bm-map-tokens\n  - bm-risk-die\n  - bm-deeds\n  - bm-repair-ruins\n  - bm-injuries\n  - bm-regions\n  - bm-trader\n  - bm-legendary-items\n  - bm-setup\n  - bm-items\n  - bm-characters\n  - bm-turn\n  - bm-end-of-turn\n  - bm-scoring\nlessons:\n  - blood-money\n"],["blood-money/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards of Blood Money (bm.setup.12, 68): three titles of two cards each, options as those of Ante Up. The names are\n# published, and the cards of Dead or Alive (mode.general.06); the cards of the two others and all effects are ours.\n\n# Instead of Manhunt: the reward is paid for whoever is brought in.\n- id: dead-or-alive\n  cards: [4d, 4h]\n  source: reconstructed\n  with: [dead-or-alive]\n  abilities:\n    - when: fight-won\n      if: [against-npc]\n      do: [{money: 20}]\n    - when: fight-won\n      if: [against-player]\n      do:\n        - choose:\n            - {key: dead, do: [{wound-loser: 1}]}\n            - {key: alive, do: [{money: 30}]}\n\n# Instead of Stick ''Em Up: stronger, and it hurts.\n- id: ruthless\n  cards: [6d, 6h]\n  source: reconstructed\n  with: [ruthless]\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 4}, {wound: 1}]\n\n# Instead of Sprint: the coach meets the train, and carries the mail.\n- id: stagecoach\n  cards: [3d, 3h]\n  source: reconstructed\n  with: [stagecoach]\n  abilities:\n    - when: action\n      do: [{travel: rail-station}, {money: 10}]\n"],["blood-money/risk-die.yaml","# yaml-language-server: $schema=../schema/risk-die.json\n# The risk die (bm.risk-die.*): a bonus is chosen, then the die is rolled.\nsource: published\nbonuses:\n  - {key: card, do: [{draw: 1}]}\n  - {key: money, do: [{money: 10}]}\n  - {key: ride, do: [{ride: 1}]}\nfaces:\n  - {id: story-point, sides: 2, do: [{track: {track: story, points: 1}}]}\n  - {id: wound, sides: 2, do: [{wound: 1}]}\n  - {id: two-wounds, do: [{wound: 2}]}\n  - {id: wound-and-story-point, do: [{wound: 1}, {track: {track: story, points: 1}}]}\n"],["blood-money/ruins.yaml","# yaml-language-server: $schema=../schema/ruins.json\n# Destroyed locations and their repair (bm.repair-ruins.*).\nsource: rulebook\ntokens: 12\ndiscard: 1\nreward: [{track: {track: story, points: 2}}]\n"],["blood-money/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# Rows of the final scoring that Blood Money adds (bm.scoring.*).\n- {id: legendary-items, source: rulebook, after: upgrades, of: item-lp, each: 1, lp: 1}\n"],["blood-money/setup.yaml","# yaml-language-server: $schema=../schema/setup.json\n# The final setup, by the numbers of the rulebook (bm.setup.69).\n\n- {number: 1, physical: the table agrees on the length before the game}\n- {number: 2, step: event-markers}\n- {number: 3, step: events}\n- {number: 4, step: frontier-tokens}\n- {number: 5, step: trader}\n- {number: 6, physical: \"player boards, cubes, markers, discs and rings\"}\n- {number: 7, physical: a cube of each player at 0 LP}\n- {number: 8, physical: a cube of each player on the start of the Story track}\n- {number: 9, physical: the other cubes and the discs beside the board}\n- {number: 10, step: characters}\n- {number: 11, step: goods}\n- {number: 12, step: first-player}\n- {number: 13, step: wounds}\n- {number: 14, step: figures}\n- {number: 15, step: tokens}\n- {number: 16, physical: the Sheriff is at the Sheriff’s Office already and nothing before has moved him}\n- {number: 17, step: bandits}\n- {number: 18, physical: player aids}\n# Variants are set up after it (bm.setup.66), and the first story is revealed for the first player.\n- {step: goals}\n- {step: turn}\n"],["blood-money/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Story track (bm.story-track.*). A cube on its printed first space has no points; the rewards are those of the spaces after it.\n- id: story\n  source: rulebook\n  returns: true\n  spaces:\n    - [{sheriff: 3}]\n    - - choose:\n          - {key: gang-a, do: [{bandits: [a]}]}\n          - {key: gang-b, do: [{bandits: [b]}]}\n          - {key: gang-c, do: [{bandits: [c]}]}\n    - - choose:\n          - {key: gambler, do: [{track: {track: gambler, points: 1}}]}\n          - {key: legend, do: [{lp: 1}]}\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n"],["blood-money/trader.yaml","# yaml-language-server: $schema=../schema/trader.json\n# The trader (bm.trader.*, bm.setup.22 to 32): his movement cards, one for each region of both boards, and his stand. Of the kinds of\n# items the General Stores have places for 12, the Trading Post for 6, and he sells the rest, one kind at least.\nsource: rulebook\nregions:\n  - darkrock\n  - red-falls\n  - buzzard-gulch\n  - spikes-view\n  - cliff-junction\n  - sunny-hills\n  - mesitos-point\n  - dixon-creek\n  - gulch-frontier\nrow: 3\ngeneral-store: 12\nleast: 1\n"],["border-town/homesteads.yaml","# yaml-language-server: $schema=../schema/homesteads.json\n# What a homestead costs, and each LP there (mode.border-town.05, 08).\nsource: rulebook\nsettle: 40\nimprovement: 30\n"],["border-town/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# The row of the final scoring that Border Town adds (mode.border-town.35).\n- {id: gold, source: rulebook, after: money, of: nuggets, each: 1, lp: 1}\n"],["core-stories/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The core story variant of games with Blood Money (bm.core-stories.*): the stories of the base game instead of the legendary stories, which are\n# the Story track, their cards and the risk die together. Whoever and whatever needs one of these is left out.\nid: core-stories\nkind: option\norder: 9\nneeds: [blood-money]\nwithout:\n  systems: [legendary-stories, risk-die]\n  tracks: [story]\n  characters: [charley-parkhurst, james-beckwourth, lottie-deno]\n  items: [dime-western]\nrules: [bm-core-stories]\n"],["extras/automa-cards.yaml","# yaml-language-server: $schema=../schema/automa-cards.json\n# The Man in Black''s further cards, numbered 11 to 19 in this order after the ten of the base game (wb.man-in-black.14, 15), all ours. As\n# his first ten they take him somewhere telling and give him 1 or 2 LP; then players choose between a price and LP for him, 3 at most.\n\n- id: the-doctors-bill\n  source: reconstructed\n  do:\n    - go-to: red-falls-doctors-office\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 20}], do: [{heal: 1}, {draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: salt-in-the-well\n  source: reconstructed\n  do:\n    - go-to: mesitos-point-ranch\n    - lp: 1\n    - each-player:\n        - suffer:\n            - {key: discard, do: [{discard: 2}]}\n            - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n\n- id: the-black-stage\n  source: reconstructed\n  do:\n    - go-to: gulch-frontier-outlaw-camp\n    - lp: 1\n    - bandits: [a]\n    - each-player:\n        - choose:\n            - {key: discard, price: [{discard: 1}], do: [{money: 10}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: marked-cards\n  source: reconstructed\n  do:\n    - go-to-most: money\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: pay, price: [{lose-money: 30}], do: [{draw: 2}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: an-old-photograph\n  source: reconstructed\n  do:\n    - go-to-most: lp\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: discard, price: [{discard: 2}], do: [{lp: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: the-assayer\n  source: reconstructed\n  do:\n    - go-to: spikes-view-mine\n    - lp: 2\n    - each-player:\n        - choose:\n            - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-blank-warrant\n  source: reconstructed\n  do:\n    - go-to: buzzard-gulch-marshals-office\n    - lp: 1\n    - each-player:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: wound, do: [{wound: 1}]}\n                  - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n            else:\n              - choose:\n                  - {key: marshal, do: [{marshal: 1}, {automa-lp: 2}]}\n                  - {key: card, do: [{draw: 1}]}\n\n- id: night-riders\n  source: reconstructed\n  do:\n    - go-to: sunny-hills-hideout-b\n    - remove-bandit\n    - lp: 1\n    - bandits: [c]\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 10}], do: [{draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-forged-deed\n  source: reconstructed\n  do:\n    - go-to: cliff-junction-mine\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: wanted, do: [{wanted: 1}, {money: 20}, {automa-lp: 1}]}\n            - {key: discard, do: [{discard: 1}]}\n"],["extras/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The fourteen characters of the small boxes (other.characters.*). Starts and abilities are published; an ability works once its owner\n# has reached 5 LP.\n\n- id: judge-roy-bean\n  name: Judge Roy Bean\n  source: published\n  start: red-falls-saloon\n  gains: {money: 10, cards: 1, items: [revolver, whiskey], marshal: 1}\n  passives: [npc-shows-first, win-npc-ties]\n\n- id: butch-cassidy\n  name: Butch Cassidy\n  source: published\n  start: hideout-c\n  gains: {cards: 2, items: [revolver+], wanted: 1}\n  passives: [rob-items]\n  abilities:\n    - when: fight-won\n      if: [arresting]\n      do: [take-half]\n\n- id: joaquin-murrieta\n  name: Joaquín Murrieta\n  source: published\n  start: darkrock-general-store\n  gains: {money: 10, cards: 1, items: [revolver], do: [{nuggets: 1}]}\n  abilities:\n    - when: fight-ended\n      if: [marshal-against-wanted]\n      do: [{lp: 1}]\n\n- id: belle-starr\n  name: Belle Starr\n  source: published\n  start: red-falls-general-store\n  gains: {money: 30, cards: 1, items: [revolver]}\n  passives: [wanted-for-bandits]\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      do: [{decrease: 2}]\n\n- id: isom-dart\n  name: Isom Dart\n  source: published\n  start: sunny-hills-ranch\n  gains: {cards: 1, items: [revolver, workhorse]}\n  abilities:\n    - when: start-of-turn\n      if: [has-cattle]\n      optional: true\n      limit: turn\n      do: [{actions: 1}]\n    - when: end-of-turn\n      if: [used-this-turn]\n      do: [lose-cattle]\n\n- id: allan-pinkerton\n  name: Allan Pinkerton\n  source: published\n  start: darkrock-bank\n  gains: {cards: 1, items: [revolver, holster]}\n  abilities:\n    - when: action\n      do: [{player-near: {within: 1, do: [show-hand, discard-named]}}]\n\n- id: buffalo-bill\n  name: “Buffalo Bill” Cody\n  source: published\n  start: mesitos-point-ranch\n  gains: {cards: 1, items: [mule, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{nuggets: 1}]\n\n- id: bat-masterson\n  name: Bat Masterson\n  source: published\n  start: dixon-creek\n  gains: {money: 10, cards: 2, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: bandit, do: [{bandit-in: hideout}, {ride: 2}]}\n            - {key: no-bandit, do: [{no-bandit-in: hideout}, {ride: 2}]}\n\n- id: pearl-hart\n  name: Pearl Hart\n  source: published\n  start: dixon-creek\n  gains: {cards: 2, items: [revolver], do: [cattle-of-choice]}\n  abilities:\n    - when: law-points-gained\n      do: [{draw: 1}, {ride: 2}]\n\n- id: ada-curnutt\n  name: Ada Curnutt\n  source: published\n  start: buzzard-gulch-saloon\n  gains: {cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do: [ride-row]\n\n- id: dave-rudabaugh\n  name: Dave Rudabaugh\n  source: published\n  start: beside-player\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: move-ended\n      if: [with-player]\n      limit: turn\n      do: [{draw: 1}]\n\n- id: johnny-ringo\n  name: Johnny Ringo\n  source: published\n  start: ranch-orange\n  gains: {money: 20, cards: 1, items: [revolver+]}\n  abilities:\n    - when: fight-ended\n      do: [{heal: 1}, {if: {all: [against-player], then: [{opponent: [{wound: 1}]}]}}]\n\n- id: tiburcio-vasquez\n  name: Tiburcio Vásquez\n  source: published\n  start: gulch-frontier-pass-c\n  gains:\n    cards: 3\n    items: [revolver]\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal-cube: 1}]}\n          - {key: wanted, do: [{wanted-cube: 1}]}\n  abilities:\n    - when: action\n      do: [switch-tracks]\n\n- id: aaron-ross\n  name: Aaron Ross\n  source: published\n  start: circuit\n  start-free: true\n  gains: {money: 10, cards: 2, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      if: [{money-at-least: 120}]\n      do:\n        - choose:\n            - {key: cards, do: [{draw: 1}]}\n            - {key: legend, do: [{lp: 1}]}\n    - when: start-of-turn\n      if: [{money-at-least: 60}]\n      do: [{draw: 1}]\n"],["extras/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The eight unique events (wb.unique-events.*): four names are published, everything else is ours. Each leaves a token of its own, far from\n# where players stand at the start, that is worth a visit.\n\n- id: orphan\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: orphan, at: spikes-view-rail-station}\n    - draw: 1\n\n- id: grizzly-bear\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: grizzly-bear, at: cliff-junction-9}\n    - everybody:\n        - if: {all: [outside-town], then: [{discard: 1}]}\n\n- id: wounded-deputy\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: wounded-deputy, at: dixon-creek-hideout-b}\n    - sheriff: 3\n\n- id: bathcat\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: bathcat, at: red-falls-2}\n    - everybody: [{heal: 1}]\n\n- id: tinker\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: tinker, at: gulch-frontier-15}\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: dowser\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: dowser, at: mesitos-point-3}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: circuit-rider, at: gulch-frontier-28}\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: balloon\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: balloon, at: sunny-hills-7}\n    - everybody: [{draw: 1}]\n"],["extras/followers.yaml","# yaml-language-server: $schema=../schema/followers.json\n# Gangs and posses (wb.gang-posse.*): six cards for each side of the law, all ours. In most turns each is worth $20 or two cards under a\n# condition, or as much in fights, so that it repays its $20 and its action in about three turns.\n\nsource: published\ncost: 20\nposse-at: [sheriffs-office, marshals-office]\ngang-at: [outlaw-camp]\nwith: [gangs]\ncards:\n  # ---- Posses ----\n  - {id: the-tracker, side: posse, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-frontier-doctor, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-quartermaster, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-telegraph-boy, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [in-town], do: [{draw: 2}]}]}\n  - {id: the-bailiff, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-player], limit: turn, do: [{money: 40}]}]}\n  - {id: the-judges-nephew, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-npc], limit: turn, do: [{draw: 1}, {money: 20}]}]}\n  # ---- Gangs ----\n  - {id: the-knife-thrower, side: gang, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-horse-doctor, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-fence, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-lookout, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [outside-town], do: [{draw: 2}]}]}\n  - {id: the-card-sharp, side: gang, source: reconstructed, abilities: [{when: poker-won, do: [{money: 40}]}, {when: poker-lost, do: [{draw: 2}]}]}\n  - {id: the-powder-man, side: gang, source: reconstructed, abilities: [{when: fight-won, limit: turn, do: [{money: 30}]}]}\n"],["extras/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The fifty-six goals of the characters of the small boxes, four for each; all are ours. Each depends on public facts only.\n\n# Judge Roy Bean: the law west of the Pecos, at Langtry.\n# So the sign above his porch promised.\n- id: bean-ice-and-beer\n  character: judge-roy-bean\n  source: reconstructed\n  event: {revel: 2}\n  if: [marshal]\n# He fined a dead man what was found on him.\n- id: bean-forty-dollar-fine\n  character: judge-roy-bean\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{money-at-least: 40}]\n# His saloon was his court.\n- id: bean-jersey-lilly\n  character: judge-roy-bean\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: saloon}]\n- id: bean-west-of-the-pecos\n  character: judge-roy-bean\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier}, {marshal-at-least: 2}]\n\n# Butch Cassidy: the Wild Bunch, from Telluride to Patagonia.\n# His first bank, at Telluride in 1889.\n- id: cassidy-telluride\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {wanted-at-least: 2}]\n- id: cassidy-hole-in-the-wall\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, {money-at-least: 60}]\n# Between robberies he worked under another name, and well.\n- id: cassidy-ranch-hand\n  character: butch-cassidy\n  source: reconstructed\n  event: work\n  if: [{wanted-at-least: 2}]\n# In new hats they had their picture taken, which the agency printed.\n- id: cassidy-fort-worth-five\n  character: butch-cassidy\n  source: reconstructed\n  event: {gain-item: any}\n  if: [wanted, in-town]\n\n# Joaquín Murrieta: gold and legend of California, 1853.\n- id: murrieta-calaveras-gold\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {deposit: 2}\n  if: [wanted]\n- id: murrieta-three-fingered-jack\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [outside-town, unhurt]\n- id: murrieta-mustangs-for-sonora\n  character: joaquin-murrieta\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 2}]\n# The Rangers found somebody there, and said that it was he.\n- id: murrieta-arroyo-cantua\n  character: joaquin-murrieta\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, {wounds-at-least: 2}]\n\n# Belle Starr: Younger’s Bend on the Canadian River.\n- id: starr-youngers-bend\n  character: belle-starr\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [outside-town]\n# Sidesaddle, in black velvet, with a plume on the hat.\n- id: starr-venus\n  character: belle-starr\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, wanted]\n# So she called her pistol.\n- id: starr-my-baby\n  character: belle-starr\n  source: reconstructed\n  event: {upgrade-item: revolver}\n  if: [wanted]\n# He sentenced her once, and once could not.\n- id: starr-judge-parker\n  character: belle-starr\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wanted-at-least: 2}]\n\n# Isom Dart: born a slave, cowhand and rustler of Brown’s Park.\n- id: dart-browns-park\n  character: isom-dart\n  source: reconstructed\n  event: acquire\n  if: [{money-at-least: 60}]\n# After a massacre of his gang he took another name and honest work.\n- id: dart-new-name\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [neither, has-cattle, {at: gulch-frontier}]\n# Arrested, he brought the injured deputy to the doctor, and then himself to jail.\n- id: dart-deputy-in-the-ravine\n  character: isom-dart\n  source: reconstructed\n  event: {see-doctor: 2}\n  if: [wanted]\n- id: dart-bronco\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, has-cattle]\n\n# Allan Pinkerton: a cooper from Glasgow and his agency.\n# The words under the open eye of the agency.\n- id: pinkerton-we-never-sleep\n  character: allan-pinkerton\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {marshal-at-least: 2}]\n# He made barrels until he found a counterfeiters’ camp.\n- id: pinkerton-dundee-cooper\n  character: allan-pinkerton\n  source: reconstructed\n  event: work\n  if: [marshal, unhurt]\n# In 1861 he brought Lincoln through Baltimore by night.\n- id: pinkerton-baltimore-plot\n  character: allan-pinkerton\n  source: reconstructed\n  event: rail-travel\n  if: [marshal]\n- id: pinkerton-rogues-gallery\n  character: allan-pinkerton\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal]\n\n# Buffalo Bill Cody: scout, hunter and showman.\n- id: cody-pony-express\n  character: buffalo-bill\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {has-item: mustang}]\n- id: cody-wild-west-show\n  character: buffalo-bill\n  source: reconstructed\n  event: {revel: 3}\n  if: [unhurt]\n- id: cody-summit-springs\n  character: buffalo-bill\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [unhurt, outside-town]\n# The railroad paid him $500 a month to feed its workers.\n- id: cody-twelve-a-day\n  character: buffalo-bill\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 3}]\n\n# Bat Masterson: buffalo hunter, sheriff, sports writer.\n- id: bat-adobe-walls\n  character: bat-masterson\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 1}, outside-town]\n# A wound gave him the limp, and Dodge City the cane.\n- id: bat-gold-headed-cane\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wounds-at-least: 1}, {money-at-least: 60}]\n- id: bat-ringside\n  character: bat-masterson\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 60}]\n- id: bat-sweetwater\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, unhurt, marshal]\n\n# Pearl Hart: the Globe stage, May 30, 1899.\n# She gave each passenger a dollar back.\n- id: pearl-globe-stage\n  character: pearl-hart\n  source: reconstructed\n  event: {win-fight: player}\n  if: [wanted]\n- id: pearl-mothers-medicine\n  character: pearl-hart\n  source: reconstructed\n  event: {see-doctor: 1}\n  if: [{wanted-at-least: 2}]\n# Out of prison she played herself on the stage.\n- id: pearl-lady-bandit\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, wanted]\n# She did not consent to be tried under them, she said.\n- id: pearl-no-part-in-the-law\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wanted-at-least: 4}]\n\n# Ada Curnutt: deputy marshal of Oklahoma Territory, 1893.\n- id: ada-before-breakfast\n  character: ada-curnutt\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 3}]\n# No deputy was at hand, so she took the train herself.\n- id: ada-telegram\n  character: ada-curnutt\n  source: reconstructed\n  event: rail-travel\n  if: [{marshal-at-least: 2}]\n# If they did not come, she would have every man there arrest them.\n- id: ada-deputize-the-crowd\n  character: ada-curnutt\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [marshal, in-town]\n- id: ada-clerk-of-court\n  character: ada-curnutt\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [marshal, in-town]\n\n# Dave Rudabaugh: of every gang of his time, and of some lawmen’s.\n- id: rudabaugh-las-vegas-jail\n  character: dave-rudabaugh\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [wanted, in-town]\n- id: rudabaugh-stinking-springs\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [alone, wanted, {wounds-at-least: 1}]\n- id: rudabaugh-kinsley\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 2}]\n# His last game, in 1886.\n- id: rudabaugh-parral\n  character: dave-rudabaugh\n  source: reconstructed\n  event: win-poker\n  if: [wanted]\n\n# Johnny Ringo: the Cow-boy who owned books.\n- id: ringo-hoodoo-war\n  character: johnny-ringo\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, {wanted-at-least: 1}, outside-town]\n# Alone under an oak, his boots gone.\n- id: ringo-turkey-creek\n  character: johnny-ringo\n  source: reconstructed\n  event: end-move\n  if: [alone, {has-item: whiskey}]\n- id: ringo-shakespeare\n  character: johnny-ringo\n  source: reconstructed\n  event: {revel: 2}\n  if: [{wounds-at-least: 1}]\n# He took back by force what he had lost at cards.\n- id: ringo-galeyville\n  character: johnny-ringo\n  source: reconstructed\n  event: win-poker\n  if: [neither, unhurt]\n\n# Tiburcio Vásquez: twenty years on the roads of California.\n- id: vasquez-rocks\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-pass-a}, {wanted-at-least: 2}]\n- id: vasquez-guitar\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 2}]\n- id: vasquez-tres-pinos\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: vasquez-over-the-ridge\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: cross-pass\n  if: [wanted]\n\n# Aaron Ross: messenger of Wells Fargo at Montello, January 1883.\n# Five robbers shot through the walls. He was hit three times, and the door stayed shut.\n- id: ross-siege\n  character: aaron-ross\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wounds-at-least: 2}]\n- id: ross-express\n  character: aaron-ross\n  source: reconstructed\n  event: rail-travel\n  if: [{money-at-least: 60}]\n# What the company thanked him with.\n- id: ross-gold-watch\n  character: aaron-ross\n  source: reconstructed\n  event: {deposit: 3}\n  if: [unhurt]\n- id: ross-duty\n  character: aaron-ross\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 2}]\n"],["extras/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the small boxes: costs and fronts are published (items.01, 05, 08, 13, 20, 25), the upgraded sides and the names of\n# their copies are ours. The Legendary items that the modes draw on besides those of Blood Money: names and price are published, kinds\n# are those of the rule index (bm.legendary-items.06 to 08); effects and LP are ours.\n\n- id: bedroll\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        if: [outside-town]\n        do: [{heal: 1}, fill-hand]\n\n- id: saddle-bags\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [any-misc-items]\n\n# Any number of cards: the reaction can be used again and again, one card at a time.\n- id: holster\n  kind: misc\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        price: [{discard: 1}]\n        do: [{decrease: 1}]\n\n- id: peacekeeper\n  kind: weapon\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Good Neighbor, Riot Act, Judge Nobody, Curfew, Amicable Settlement, The Majority]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n\n- id: workhorse\n  kind: mount\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {more-cattle: 1}, {acquires-more: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Old Reliable, Mrs. Kowalski, Sunday, Twelve Hundredweight, Ask Me Later, Ploughboy]\n    passives: [{movement: 4}, {more-cattle: 1}, {acquires-more: 1}]\n\n- id: carbine\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Fair Warning, Wet Powder, Prayer Meeting, Seven to Two, Cousin Earl, The Exception]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n\n- id: bandolier\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-start\n        do: [{draw: 1}]\n\n- id: lucky-coin\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: die-rolled\n        limit: turn\n        do: [reroll-die]\n\n- id: marked-cards\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: poker-won\n        do: [{money: 20}, {keep-played: 1}]\n      - when: poker-lost\n        do: [{keep-played: 2}]\n\n- id: serape\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [wounds-keep-hand-size]\n\n- id: spyglass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-start\n        if: [against-player]\n        do: [{look-at-hand: 3}]\n\n- id: treasure-map\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: action\n        if: [{at: mine}]\n        do: [discard-this, {lp: 2}, {nuggets: 2}, {money: 40}]\n\n- id: saber\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: molasses\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [{movement: 3}, {carry: 2}, {hand-size: 1}]\n\n- id: black-coat\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: points-gained\n        limit: turn\n        do: [{draw: 1}, {money: 10}]\n\n- id: bowie-knife\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 1}]\n\n- id: companion\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [win-player-ties]\n    abilities:\n      - when: fight-lost\n        do: [{heal: 1}]\n\n- id: dynamite\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        optional: true\n        do: [discard-this, {lp: 1}, win-fight]\n\n- id: lasso\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: wrangled\n        do: [{money: 20}, {draw: 1}]\n      - when: rustled\n        do: [{money: 20}, {draw: 1}]\n\n- id: marshals-badge\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: start-of-turn\n        if: [marshal]\n        do: [{money: 10}, {draw: 1}]\n\n- id: mesa-deed\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: start-of-turn\n        do: [{money: 10}]\n\n- id: outlaws-mask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: action\n        if: [wanted]\n        limit: turn\n        do: [{draw: 2}, {travel: hideout}]\n\n- id: silver-flask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: beside-actions\n        limit: turn\n        price: [{lose-money: 10}]\n        do: [{heal: 1}, {draw: 1}]\n\n- id: tomahawk\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        price: [{discard: 1}]\n        do: [{decrease: 3}]\n\n- id: lightning\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [{movement: 5}]\n\n- id: thunder\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-reveal\n        if: [{has-item: lightning}]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: strongbox\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    passives: [{purse: 60}]\n    abilities:\n      - when: end-of-turn\n        price: [{lose-money: 40}]\n        do: [{lp: 1}]\n"],["extras/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens of the unique events, one of a kind: seven are visited, and the bear is fought and stays until it is beaten.\n\n- id: orphan\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- {id: grizzly-bear, source: reconstructed, with: [unique-events], opponent: grizzly, stays: true}\n\n- id: wounded-deputy\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - if:\n        all: [wanted]\n        then:\n          - choose:\n              - {key: money, do: [{money: 40}, {wanted: 1}]}\n              - {key: cards, do: [{draw: 2}]}\n        else:\n          - choose:\n              - {key: marshal, price: [{discard: 1}], do: [{marshal: 1}, {money: 10}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: bathcat\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - heal: 2\n    - draw: 1\n    - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n\n- id: tinker\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - choose:\n        - {key: upgrade, do: [{upgrade: 40}]}\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 30}]}\n\n- id: dowser\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - nuggets: 1\n    - may: {price: [{wound: 1}], get: [{nuggets: 1}, {draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - heal: 1\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 1}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- id: balloon\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - choose:\n        - {key: travel, do: [{travel: town}, {lp: 1}]}\n        - {key: ride, do: [{travel: outside-town}, {lp: 1}]}\n        - {key: money, do: [{money: 30}]}\n"],["extras/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# What the modes draw on, from the small boxes: further items and Legendary items, characters, stories, events\n# (items.*, other.characters.*, wb.*). It is played with both expansions.\nid: extras\nkind: expansion\norder: 3\nneeds: [ante-up, blood-money]\noptions:\n  - {id: gangs}\n  - {id: unique-events, former: true}\nrules:\n  - ex-core-stories\n  - ex-unique-events\n  - ex-man-in-black\n  - ex-characters\n  - ex-items\n  - mode-general\n  - ex-gang-posse\n"],["extras/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The bear of the unique events: nothing to arrest, so it gives no point.\n\n- {id: grizzly, source: reconstructed, with: [unique-events], cards: 3, reward: [{lp: 2}, {money: 20}], penalty: [{wound: 2}, {draw: 1}]}\n"],["extras/stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# Twenty further core stories, all ours: ten for the trigger of a fight with another player, ten for a trigger of their own, a move action\n# that ends on an event or frontier token (mode.serenade.05, mode.law-and-disorder.09, mode.border-town.21). They have the size of those of\n# the base game and send players only to kinds of places that both boards have, so that every mode can play them. Three give a Legendary\n# item, which modes without the trader have from nowhere else (mode.serenade.08, mode.border-town.48).\n\ntriggers:\n  - {id: arrival, event: end-move-at-token, source: rulebook}\n\ncards:\n  # ---- Start a fight with another player ----\n  - id: the-mayors-hat\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: ten-paces\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [upgraded-weapon]\n          then: [{lp: 1}, {money: 10}]\n          else:\n            - choose:\n                - {key: upgrade, do: [{upgrade: 40}]}\n                - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: the-mirror-behind-the-bar\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: sold-tickets\n    trigger: showdown\n    source: reconstructed\n    do:\n      - money: 20\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [b]\n    sheriff: 3\n\n  - id: the-loose-herd\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {draw: 1}]}\n          - {key: travel, do: [{travel: ranch}, {money: 20}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-second-opinion\n    trigger: showdown\n    source: reconstructed\n    do:\n      - heal: 1\n      - draw: 1\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [c]\n\n  - id: second-best-shot\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{lp-at-least: 10}]\n          then: [{draw: 3}]\n          else: [{lp: 1}, {draw: 1}]\n    sheriff: 3\n\n  - id: kin-on-both-sides\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [neither]\n          then:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n          else: [{money: 20}, {draw: 1}]\n    sheriff: 4\n\n  - id: the-last-word\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: heal, do: [{heal: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [b, c]\n\n  - id: boots-on\n    trigger: showdown\n    source: reconstructed\n    do:\n      - nuggets: 1\n      - may: {price: [{discard: 2}], get: [{legendary-item: 1}]}\n    spawn: [a]\n    sheriff: 5\n\n  # ---- End your move on an event or frontier token ----\n  - id: the-empty-saddle\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cards, do: [{draw: 3}]}\n          - {key: travel, do: [{travel: town}, {money: 20}]}\n    spawn: [a]\n\n  - id: a-map-in-the-lining\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 2}], do: [{legendary-item: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: smoke-on-the-ridge\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 1\n      - if:\n          all: [outside-town]\n          then: [{money: 20}]\n          else: [{draw: 1}]\n    sheriff: 3\n\n  - id: the-surveyor\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: the-medicine-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, do: [heal-all, {draw: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-wrong-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: shop, do: [{shop: 30}]}\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: pay, price: [{lose-money: 10}], do: [{legendary-item: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: strangers-at-the-fire\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 2\n      - each-player: [{draw: 1}]\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [a, c]\n\n  - id: forty-miles-of-bad-road\n    trigger: arrival\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 30}]\n          then: [{money: 40}]\n          else: [{draw: 2}, {heal: 1}]\n    sheriff: 4\n\n  - id: the-name-on-the-rock\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [b, c]\n\n  - id: the-long-count\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: mine}, {draw: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 5\n"],["first-game.yaml","# yaml-language-server: $schema=../schema/first-game.json\n# What a table leaves out, takes and agrees on in its first game (base.first.*). Source: rulebook.\n\n# LP that trigger the end.\nlength: 15\n# Always takes part, and begins.\nbegins: billy-the-kid\n# Who can be played by up to three players, and who comes in with a fourth.\ncharacters: [annie-oakley, bass-reeves, billy-the-kid]\nfourth: bloody-knife\n# Whether there are cattle at the ranches.\ncattle: false\n# Items that stay in the box.\nleft-out: [miners-map, ten-gallon, whiskey]\n# The stories, all in one deck.\nstories:\n  - the-wild-wild-west\n  - dead-or-alive\n  - the-pinkertons\n  - local-rabble\n  - fortune-favors-the-bold\n  - the-cruel-wastes\n  - blood-money\n  - high-noon\n  - rub-some-dirt-in-it\n  - the-law\n  - tribes-of-the-mesa\n  - cheap-horse\n  - ghost-mine\n  - snake-oil-salesman\n  - the-widow\n  - spit-shined-and-proper\n  - the-preacher\n  - tools-of-the-trade\n  - the-sheriff-of-darkrock\n  - harsh-times\n"],["first-game/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A first game: fewer things, known characters and a short way (base.first.*). How long it is and for how many follows from\n# first-game.yaml.\nid: first-game\nkind: variant\norder: 2\nexcludes: [goals]\n# A first game of two is played with the third figure (base.first.12).\nneeds-with:\n  - {players: 2, module: man-in-black}\nrules: [variant-first-game]\n"],["goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty-eight goals, four for each character, met on the owner''s own turn. One is published (annie-picnic), the others are ours.\n# Each depends on public facts only.\n\n# Annie Oakley: marksmanship, show business.\n- id: annie-picnic\n  character: annie-oakley\n  source: rulebook\n  event: {discard-item: provisions}\n  if: [{at: red-falls-saloon}]\n- id: annie-trick-shot\n  character: annie-oakley\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, in-town]\n- id: annie-tuned-sights\n  character: annie-oakley\n  source: reconstructed\n  event: {upgrade-item: rifle}\n  # She begins at the other store, often with the money for it after her first income.\n  if: [{at: red-falls-general-store}]\n- id: annie-top-billing\n  character: annie-oakley\n  source: reconstructed\n  event: {revel: 3}\n\n# Bass Reeves: the law, over long distances.\n- id: bass-warrant-served\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: arrest}\n- id: bass-long-arm\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{at: hideout-c}]\n- id: bass-seasoned-deputy\n  character: bass-reeves\n  source: reconstructed\n  event: always\n  if: [{marshal-at-least: 5}]\n- id: bass-honest-herd\n  character: bass-reeves\n  source: reconstructed\n  event: wrangle\n  if: [marshal, unhurt]\n\n# Billy the Kid: quick to rob, quick to ride.\n- id: billy-inside-job\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: heist}\n- id: billy-highwayman\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: billy-reward-doubled\n  character: billy-the-kid\n  source: reconstructed\n  event: always\n  if: [{wanted-at-least: 6}]\n- id: billy-bold-as-brass\n  character: billy-the-kid\n  source: reconstructed\n  event: win-poker\n  if: [wanted, {at: darkrock-saloon}]\n\n# Bloody Knife: scout of the mesas.\n- id: bloody-knife-night-herd\n  character: bloody-knife\n  source: reconstructed\n  event: rustle\n  if: [unhurt]\n- id: bloody-knife-hills-gold\n  character: bloody-knife\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: sunny-hills-mine}]\n- id: bloody-knife-between-mesas\n  character: bloody-knife\n  source: reconstructed\n  event: end-move\n  if: [{at: dixon-creek}, alone, unhurt]\n- id: bloody-knife-scouts-report\n  character: bloody-knife\n  source: reconstructed\n  event: contribute\n  if: [outside-town]\n\n# Calamity Jane: trouble, kindness and strong drink.\n- id: calamity-tall-tale\n  character: calamity-jane\n  source: reconstructed\n  event: contribute\n  if: [{at: red-falls}]\n- id: calamity-next-round\n  character: calamity-jane\n  source: reconstructed\n  event: {discard-item: whiskey}\n  if: [in-town]\n- id: calamity-patched-again\n  character: calamity-jane\n  source: reconstructed\n  event: {see-doctor: 2}\n- id: calamity-sore-winner\n  character: calamity-jane\n  source: reconstructed\n  event: {win-fight: any}\n  if: [{wounds-at-least: 1}, {has-upgraded: revolver}]\n\n# Doc Holliday: cards and coughing.\n- id: doc-dead-mans-bluff\n  character: doc-holliday\n  source: reconstructed\n  event: win-poker\n  if: [{wounds-at-least: 2}]\n- id: doc-steady-hand\n  character: doc-holliday\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 2}]\n- id: doc-back-lot\n  character: doc-holliday\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: darkrock-general-store}, {wounds-at-least: 2}]\n- id: doc-second-opinion\n  character: doc-holliday\n  source: reconstructed\n  event: work\n  # His one wound and his office are where he begins: the second opinion takes a second wound.\n  if: [{at: red-falls-doctors-office}, {wounds-at-least: 2}]\n\n# Jesse James: trains, banks and ambushes.\n- id: jesse-night-express\n  character: jesse-james\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 3}]\n- id: jesse-daylight-robbery\n  character: jesse-james\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{wanted-at-least: 4}]\n- id: jesse-ambush\n  character: jesse-james\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town]\n- id: jesse-borrowed-brand\n  character: jesse-james\n  source: reconstructed\n  event: rustle\n  if: [{at: ranch-blue}]\n\n# Kit Carson: trapper, guide, finder of ways.\n- id: kit-mother-lode\n  character: kit-carson\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: spikes-view-mine}]\n- id: kit-assayed\n  character: kit-carson\n  source: reconstructed\n  event: {deposit: 4}\n- id: kit-edge-of-the-map\n  character: kit-carson\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-a}, alone]\n- id: kit-quiet-camp\n  character: kit-carson\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [outside-town, alone]\n\n# Stagecoach Mary: the mail goes through.\n- id: mary-special-delivery\n  character: stagecoach-mary\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {misc-items-at-least: 2}]\n- id: mary-under-the-apron\n  character: stagecoach-mary\n  source: reconstructed\n  event: {win-fight: player}\n  if: [{has-upgraded: shotgun}]\n- id: mary-star-route\n  character: stagecoach-mary\n  source: reconstructed\n  event: contribute\n  if: [{at: darkrock}]\n- id: mary-stocked-coach\n  character: stagecoach-mary\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: red-falls-general-store}]\n\n# Wild Bill Hickok: the poker table, back to the wall.\n- id: hickok-house-favorite\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{at: red-falls-saloon}]\n- id: hickok-high-roller\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: hickok-aces-and-eights\n  character: wild-bill-hickok\n  source: reconstructed\n  event: lose-poker\n  if: [{at: darkrock-saloon}, {wounds-at-least: 1}]\n- id: hickok-town-square\n  character: wild-bill-hickok\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {has-upgraded: revolver}]\n\n# Wyatt Earp: the badge and the brothers.\n- id: wyatt-clean-sweep\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{marshal-at-least: 3}]\n- id: wyatt-thirty-seconds\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: darkrock}]\n- id: wyatt-faro-money\n  character: wyatt-earp\n  source: reconstructed\n  event: win-poker\n  if: [marshal]\n- id: wyatt-posse\n  character: wyatt-earp\n  source: reconstructed\n  event: {play-action: manhunt}\n  if: [{at: red-falls}]\n\n# Y.B. Rowdy: drover.\n- id: rowdy-railhead\n  character: y-b-rowdy\n  source: reconstructed\n  event: wrangle\n  if: [{has-item: mustang}]\n- id: rowdy-long-drive\n  character: y-b-rowdy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, has-cattle]\n- id: rowdy-payday-spree\n  character: y-b-rowdy\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wounds-at-least: 1}]\n- id: rowdy-green-pasture\n  character: y-b-rowdy\n  source: reconstructed\n  event: acquire\n  if: [{at: ranch-green}, {nuggets-at-least: 2}]\n"],["goals/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Goal cards, and legendary tokens for those that are completed (base.goal.*).\nid: goals\nkind: variant\norder: 1\n# The usual game is played with them, whatever the number of players.\nusual: {}\nrules: [variant-goals]\n"],["golden-rule/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# One more LP for the richest player (mode.golden-rule.05 to 07, 24).\n- {id: richest, source: rulebook, after: money, of: wealth, most: true, lp: 1}\n"],["jokers/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Two jokers in the poker deck (foe.jokers.*): a wish of the table that goes with any other selection.\nid: jokers\nkind: option\nrules: [foe-jokers]\n"],["jokers/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# That there is a red one and a black one is published; what they do is ours (foe.jokers.06).\n\n- id: joker\n  cards: [joker-black, joker-red]\n  source: reconstructed\n  passives: [any-card-in-poker]\n"],["law-and-disorder/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Infamous: whoever is arrested may stay Wanted for the whole hand (mode.law-and-disorder.04 to 08).\n- {id: infamous, in: arrest, after: penalty, do: [{may: {price: [discard-hand], get: [{stay-wanted: 1}]}}]}\n"],["man-in-black.yaml","# yaml-language-server: $schema=../schema/man-in-black.json\n# The Man in Black, the third figure of a game of two: what he always has, how he fights, and his ten cards. A card is\n# resolved from top to bottom at the end of a round. One of them is printed in a rulebook; the other nine are ours: each\n# takes him somewhere telling and gives him 1 or 2 LP, 14 over the whole deck. What makes him a rival he gains from the\n# players: most cards let them choose between a price and LP for him, and two live off their Wanted points. No card takes\n# more than 3 LP (docs/modules/man-in-black.md, docs/balance.md).\n\nsource: published\nstart: spikes-view-rail-station\nmoney: 120\nnuggets: 4\nfight-cards: 3\ndecrease: 1\n\ncards:\n  - id: tribute-of-the-gang\n    source: rulebook\n    do:\n      - go-to: mesitos-point-hideout-a\n      - remove-bandit\n      - lp: 1\n      - each-player: [{lose-money: 10}]\n\n  - id: high-noon\n    source: reconstructed\n    do:\n      - go-to-most: lp\n      - lp: 2\n      - each-player-here:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - suffer:\n                    - {key: wound, do: [{wound: 2}, {automa-lp: 3}]}\n                    - {key: lp, do: [{lose-lp: 3}]}\n\n  - id: the-vault\n    source: reconstructed\n    do:\n      - go-to: darkrock-bank\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: pay, price: [{lose-money: 40}], do: [{draw: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else: [{lose-money: 20}]\n\n  - id: the-night-train\n    source: reconstructed\n    do:\n      - go-to: spikes-view-rail-station\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: discard, price: [{discard: 2}], do: [{money: 10}]}\n              - {key: travel, do: [{travel: rail-station}, {automa-lp: 3}]}\n\n  - id: hired-guns\n    source: reconstructed\n    do:\n      - go-to: cliff-junction-hideout-c\n      - lp: 1\n      - bandits: [a, b, c]\n      - each-player:\n          - suffer:\n              - {key: wound, do: [{wound: 1}]}\n              - {key: lp, do: [{lose-lp: 2}]}\n\n  - id: a-shadow-behind-you\n    source: reconstructed\n    do:\n      - go-to-most: wanted\n      - lp: 1\n      - each-player-here:\n          - if:\n              all: [{wanted-at-least: 4}]\n              then: [{lose-lp: 3}, {automa-lp: 4}]\n              else: [{wound: 1}]\n\n  - id: easy-pickings\n    source: reconstructed\n    do:\n      - go-to-most: money\n      - lp: 1\n      - each-player-here:\n          - choose:\n              - {key: discard, price: [{discard: 3}], do: [{lp: 1}]}\n              - {key: money, do: [{lose-money: 40}, {automa-lp: 3}]}\n\n  - id: drinks-on-the-stranger\n    source: reconstructed\n    do:\n      - go-to: red-falls-cabaret\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: drink, do: [{heal: 2}, {draw: 2}, {automa-lp: 2}]}\n              - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n\n  - id: gold-by-moonlight\n    source: reconstructed\n    do:\n      - go-to: sunny-hills-mine\n      - lp: 2\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else:\n                - may: {price: [{wound: 1}], get: [{nuggets: 2}]}\n\n  - id: the-offer\n    source: reconstructed\n    do:\n      - go-to: darkrock-sheriffs-office\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{wanted-at-least: 7}]\n              then: [{lose-lp: 2}, {automa-lp: 4}]\n              else:\n                - choose:\n                    - {key: wanted, do: [{wanted: 1}, {automa-lp: 2}]}\n                    - {key: cattle, do: [cattle, {automa-lp: 2}]}\n                    - {key: discard, do: [{discard: 1}]}\n"],["man-in-black/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A third figure for two players, played by the game itself (base.two.*).\nid: man-in-black\nkind: variant\norder: 4\nplayers: {least: 2, most: 2}\n# The rulebook''s game of two; a table may leave him out.\nusual: {least: 2, most: 2}\nrules: [variant-two-player]\n"],["man-in-black-for-more/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The Man in Black with three to five players (wb.man-in-black.10, 19): he rides along, without seven of his cards. With six there is no place\n# for a seventh figure. Which seven is published by number; that the numbers are those of our list is ours.\nid: man-in-black-for-more\nkind: option\norder: 9\nneeds: [extras]\nplayers-of:\n  man-in-black: {least: 2, most: 5}\n# His cards 1, 4, 5, 8, 9, 10 and 15.\nautoma-cards-for-two:\n  - tribute-of-the-gang\n  - the-night-train\n  - hired-guns\n  - drinks-on-the-stranger\n  - gold-by-moonlight\n  - the-offer\n  - an-old-photograph\nrules: [wb-man-in-black-for-more]\n"],["modes/border-town.yaml","# yaml-language-server: $schema=../schema/module.json\n# Border Town (mode.border-town.*): Buzzard Gulch and its frontier alone for two to four, with homesteads, and with gold nuggets that are\n# spent like money.\nid: border-town\nkind: mode\norder: 5\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach]\nexcludes: [gangs, unique-events, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nrecommended: {players: {least: 2, most: 4}, lengths: [15, 20]}\nnumbers:\n  nugget-money: {from: 0, to: 20}\nonly:\n  story-triggers: [showdown, arrival]\n# The stands of General Store and Trading Post are one store (mode.border-town.23).\nstands:\n  general-store:\n    - bedroll\n    - boot-knife\n    - bullwhip\n    - burro\n    - derringer\n    - gazette\n    - holster\n    - medicine-pouch\n    - mustang\n    - provisions\n    - repeating-shotgun\n    - revolver\n    - shotgun\n    - rifle\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\nwithout:\n  sheets: [base]\n  systems: [trader, deeds, ruins, risk-die]\n  tracks: [story]\n  characters:\n    - al-swearengen\n    - bloody-knife\n    - buffalo-bill\n    - charley-parkhurst\n    - james-beckwourth\n    - kit-carson\n    - lottie-deno\n    - tom-tobin\n  # Legendary items; those of the stores are listed above.\n  items: [fiddle, short-cut, dime-western, pump-trolley]\n  event-places: [darkrock-bank, red-falls-cabaret]\n  cattle: [green-1, green-2, green-3, green-4, green-5, green-6, green-7, green-8,\n    blue-1, blue-2, blue-3, blue-4, blue-5, blue-6, blue-7, blue-8]\nboard:\n  # Three hideouts and two mines, in the places of the location tokens (mode.border-town.16 to 19, 56).\n  locations:\n    gulch-frontier-17: hideout-a\n    gulch-frontier-10: hideout-b\n    gulch-frontier-outlaw-camp: hideout-c\n    gulch-frontier-pass-a: mine\n    gulch-frontier-pass-c: mine\n  general-stores: [buzzard-gulch-trading-post]\n  # What the names of the main board stand for (mode.border-town.29). Spaces without an entry stand for what their kind of\n  # location does, otherwise for what their region does.\n  places:\n    darkrock: buzzard-gulch\n    red-falls: buzzard-gulch\n    sunny-hills: gulch-frontier\n    mesitos-point: gulch-frontier\n    dixon-creek: gulch-frontier\n    spikes-view: gulch-frontier\n    cliff-junction: gulch-frontier\n    sheriffs-office: marshals-office\n    general-store: buzzard-gulch-trading-post\n    bank: buzzard-gulch-trading-post\n    cabaret: buzzard-gulch-saloon\n    doctors-office: buzzard-gulch-saloon\n    # Spaces without a location that cards name: one for each. Longhorns are three spaces or more from where they are delivered.\n    darkrock-4: buzzard-gulch-1\n    red-falls-3: buzzard-gulch-3\n    cliff-junction-2: gulch-frontier-22\n    cliff-junction-10: gulch-frontier-32\n    sunny-hills-4: gulch-frontier-8\n    spikes-view-1: gulch-frontier-34\n  start: anywhere\nrules: [mode-border-town]\n"],["modes/golden-rule.yaml","# yaml-language-server: $schema=../schema/module.json\n# Golden Rule (mode.golden-rule.*): a game about money for three to six. Every $40 is 1 LP, and the richest player gets one more.\nid: golden-rule\nkind: mode\norder: 2\nneeds: [ante-up, blood-money, extras, rumors, jackpot, ruthless, stagecoach, unique-events]\nexcludes: [dead-or-alive, vendetta, scout, outfit, gangs, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nnumbers:\n  money-per-lp: {from: 60, to: 40}\nonly:\n  characters:\n    - al-swearengen\n    - ben-hodges\n    - buffalo-bill\n    - doc-holliday\n    - fee-lee-wong\n    - isom-dart\n    - maria-gertrudis-barcelo\n    - poker-alice\n    - soapy-smith\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\n  legendary-items:\n    - bandolier\n    - black-coat\n    - canteen\n    - cattle-brand\n    - lasso\n    - lucky-coin\n    - marked-cards\n    - marshals-badge\n    - mesa-deed\n    - molasses\n    - portrait\n    - shot-glass\n    - short-cut\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - treasure-map\n  story-triggers: [spend]\nstands:\n  general-store:\n    - bullwhip\n    - derringer\n    - gazette\n    - mule\n    - mustang\n    - pocket-watch\n    - revolver\n    - saddle-bags\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\n  buzzard-gulch-trading-post: [burro, miners-map, peacekeeper, provisions, quarter-horse, shotgun]\n  trader: [bedroll, boot-knife, carbine, holster, medicine-pouch, rifle, repeating-shotgun]\nwithout:\n  systems: [injuries, risk-die]\n  tracks: [story]\n  events: [orphan, grizzly-bear, wounded-deputy, bathcat]\nrules: [mode-golden-rule]\n"],["modes/law-and-disorder.yaml","# yaml-language-server: $schema=../schema/module.json\n# Law and Disorder (mode.law-and-disorder.*): both sides of the law for three to six. An arrest need not be the end of a career.\nid: law-and-disorder\nkind: mode\norder: 3\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, scout, outfit, ruthless, stagecoach, gangs]\nexcludes: [rumors, jackpot, unique-events, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nonly:\n  characters:\n    - ada-curnutt\n    - bass-reeves\n    - ben-hodges\n    - billy-the-kid\n    - butch-cassidy\n    - dave-rudabaugh\n    - elfego-baca\n    - jesse-james\n    - judge-roy-bean\n    - lozen\n    - pat-garrett\n    - seth-bullock\n    - sundance-kid\n    - john-slaughter\n    - tiburcio-vasquez\n    - curly-bill-brocius\n    - wyatt-earp\n  legendary-items:\n    - bandolier\n    - black-coat\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - lightning\n    - marshals-badge\n    - outlaws-mask\n    - portrait\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - thunder\n    - tomahawk\n  story-triggers: [showdown, points]\nstands:\n  general-store:\n    - boot-knife\n    - holster\n    - medicine-pouch\n    - peacekeeper\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - saddle-bags\n    - shotgun\n    - snake-oil\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, bullwhip, burro, gazette, mustang, repeating-shotgun]\n  trader: [carbine, derringer, miners-map, mule, rifle, ten-gallon, workhorse]\nwithout:\n  systems: [deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller]\nrules: [mode-law-and-disorder]\n"],["modes/risky-business.yaml","# yaml-language-server: $schema=../schema/module.json\n# Risky Business (mode.risky-business.*): everything of Blood Money at once for three to five, with goals.\nid: risky-business\nkind: mode\norder: 4\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach, unique-events]\nexcludes: [gangs, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants: [goals]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [20, 25]}\nonly:\n  characters:\n    - allan-pinkerton\n    - bat-masterson\n    - ben-hodges\n    - bloody-knife\n    - buckshot-roberts\n    - calamity-jane\n    - charley-parkhurst\n    - doc-holliday\n    - elfego-baca\n    - james-beckwourth\n    - johnny-ringo\n    - lottie-deno\n    - maria-gertrudis-barcelo\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\nstands:\n  general-store:\n    - boot-knife\n    - bullwhip\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - repeating-shotgun\n    - rifle\n    - saddle-bags\n    - shotgun\n    - ten-gallon\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, burro, gazette, medicine-pouch, mustang, peacekeeper]\n  trader: [carbine, derringer, holster, miners-map, mule, snake-oil, workhorse]\nwithout:\n  items: [cattle-brand, companion, lasso, lightning]\nrules: [mode-risky-business]\n"],["modes/serenade.yaml","# yaml-language-server: $schema=../schema/module.json\n# Serenade (mode.serenade.*): fights among players for three to five. Full hands, no trader, no deeds, and the stories of showdowns.\nid: serenade\nkind: mode\norder: 1\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, outfit, ruthless, stagecoach]\nexcludes: [rumors, scout, jackpot, gangs, unique-events, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [15, 20]}\nonly:\n  characters:\n    - elfego-baca\n    - bass-reeves\n    - annie-oakley\n    - kit-carson\n    - johnny-ringo\n    - doc-holliday\n    - allan-pinkerton\n    - dave-rudabaugh\n    - butch-cassidy\n    - joaquin-murrieta\n    - curly-bill-brocius\n    - jesse-james\n  legendary-items:\n    - bandolier\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - marshals-badge\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - spyglass\n    - tomahawk\n  story-triggers: [showdown]\n  # His cards 1 to 9, 11 to 15 and 19.\n  automa-cards:\n    - tribute-of-the-gang\n    - high-noon\n    - the-vault\n    - the-night-train\n    - hired-guns\n    - a-shadow-behind-you\n    - easy-pickings\n    - drinks-on-the-stranger\n    - gold-by-moonlight\n    - the-doctors-bill\n    - salt-in-the-well\n    - the-black-stage\n    - marked-cards\n    - an-old-photograph\n    - the-forged-deed\nstands:\n  general-store:\n    - revolver\n    - rifle\n    - shotgun\n    - bedroll\n    - provisions\n    - holster\n    - derringer\n    - mustang\n    - peacekeeper\n    - burro\n    - snake-oil\n    - gazette\n  buzzard-gulch-trading-post: [boot-knife, repeating-shotgun, whiskey, quarter-horse, miners-map, medicine-pouch]\nwithout:\n  systems: [trader, deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller]\nrules: [mode-serenade]\n"],["risky-business/track-spaces.yaml","# yaml-language-server: $schema=../schema/track-spaces.json\n# The last space of the Story track, which is printed as its fourth, gives 1 LP besides the point of choice (mode.risky-business.04).\n- {id: fourth-space, source: rulebook, track: story, space: 3, do: [{lp: 1}]}\n"],["serenade/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Every player begins with two more poker cards (mode.serenade.04).\n- {id: full-hand, in: setup, after: place, do: [{draw: 2}]}\n"],["sheriff-cards/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Cards about the Sheriff (wb.sheriff-variant.*): a variant for any other selection. That there are such cards, and when one is replaced, is\n# published; what they say is ours.\nid: sheriff-cards\nkind: option\nexcludes: [first-game]\nrules: [wb-sheriff-variant]\n"],["sheriff-cards/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The cards about the Sheriff, all ours: the fight cards that he draws, who wins ties, and what a fight with him brings or costs besides. On the\n# average he is a little weaker than the rulebook''s, and is worth a card or two to whoever beats him.\n\n- {id: the-old-hand, pool: sheriff-cards, source: reconstructed, cards: 4, reward: [{draw: 2}], penalty: []}\n- {id: the-green-deputy, pool: sheriff-cards, source: reconstructed, cards: 3, reward: [], penalty: []}\n- {id: the-hanging-judge, pool: sheriff-cards, source: reconstructed, cards: 4, reward: [{lp: 1}], penalty: [{wound: 1}]}\n- id: the-bought-badge\n  pool: sheriff-cards\n  source: reconstructed\n  cards: 4\n  player-wins-ties: true\n  reward: []\n  penalty: [{lose-money: 20}]\n- {id: the-manhunter, pool: sheriff-cards, source: reconstructed, cards: 4, reward: [{money: 30}], penalty: [{discard: 2}]}\n- id: the-family-man\n  pool: sheriff-cards\n  source: reconstructed\n  cards: 3\n  player-wins-ties: true\n  reward: [{heal: 1}]\n  penalty: [{draw: 1}]\n"],["sheriff-cards/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n- {id: sheriff-cards, source: reconstructed, reshuffle: true, cards-for: sheriff}\n"],["standard-stores/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The standard setup of the stores (bm.standard-stores.*): a fixed split of the items instead of dealing them. That there is one is published,\n# what it puts where is ours: the Trading Post sells the goods of its own box, the trader those of the small boxes.\nid: standard-stores\nkind: option\norder: 9\nneeds: [ante-up]\nsplit:\n  buzzard-gulch-trading-post: [derringer, gazette, miners-map, quarter-horse, snake-oil, whiskey]\n  trader: [bedroll, carbine, holster, medicine-pouch, peacekeeper, saddle-bags, workhorse]\nrules: [bm-standard-stores]\n"],["stories-in-order/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The legendary stories in the order of their numbers (bm.stories-in-order.*), so that they tell one tale from its beginning. Stories of the\n# base game have no numbers: where they are played there is no order.\nid: stories-in-order\nkind: option\norder: 9\nneeds: [blood-money]\nexcludes: [core-stories, border-town, golden-rule, law-and-disorder, serenade]\nstories-in-order: true\nrules: [bm-stories-in-order]\n"],["titles/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Titles (wb.titles.*): one of eight is revealed for a game and counted at its end. That there are titles is published; what each counts is ours.\nid: titles\nkind: option\nexcludes: [first-game]\nrules: [wb-titles]\n"],["titles/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# The titles, all ours: a title is worth as much as the second place of the rulebook''s own comparisons, 2 LP for the most of something.\n- {id: the-mayor, source: reconstructed, title: true, after: tokens, of: wealth, most: true, lp: 2}\n- {id: the-gold-baron, source: reconstructed, title: true, after: the-mayor, of: nuggets, most: true, lp: 2}\n- {id: the-collector, source: reconstructed, title: true, after: the-gold-baron, of: items, most: true, lp: 2}\n- {id: the-master-smith, source: reconstructed, title: true, after: the-collector, of: upgrades, most: true, lp: 2}\n- {id: the-unkillable, source: reconstructed, title: true, after: the-master-smith, of: wounds, most: true, lp: 2}\n- {id: the-arm-of-the-law, source: reconstructed, title: true, after: the-unkillable, of: marshal, most: true, lp: 2}\n- {id: the-most-feared, source: reconstructed, title: true, after: the-arm-of-the-law, of: wanted, most: true, lp: 2}\n- {id: the-banker, source: reconstructed, title: true, after: the-most-feared, of: money, each: 40, lp: 1}\n"],["wild-wild-west/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The rougher game of the French rulebook (base.wild.*).\nid: wild-wild-west\nkind: variant\norder: 3\nrules: [variant-wild-wild-west]\n"]]}');
CREATE TABLE deeds (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    deed TEXT NOT NULL,
    about TEXT NOT NULL,
    outcome TEXT
);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL, epoch BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',1,'setup',NULL,'= character jesse-james
= character wyatt-earp
= character calamity-jane
= character annie-oakley
= character doc-holliday
= character bloody-knife',1795969911828,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',2,'choice',2,'draft calamity-jane',1795969911831,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',3,'choice',3,'draft bloody-knife',1795969911832,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',4,'choice',1,'draft wyatt-earp
= first 3
= 7c
= 2h
= Kd
= 3d',1795969911833,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',5,'choice',1,'start dixon-creek-hideout-b
= 4s',1795969911834,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',6,'choice',2,'start red-falls-6
= goal bloody-knife-night-herd
= goal wyatt-clean-sweep
= goal calamity-sore-winner
= trigger showdown
= trigger showdown',1795969911836,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',7,'choice',3,'income cards
= 7s
= 7h',1795969911838,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',8,'choice',3,'prospect
= nugget
= nugget',1795969911840,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',9,'choice',3,'prospect
= tailings
= nugget',1795969911842,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',10,'choice',3,'prospect
= nugget
= nugget',1795969911843,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',1,'setup',NULL,'= character annie-oakley
= character wild-bill-hickok
= character y-b-rowdy
= character jesse-james
= character calamity-jane
= character kit-carson',1795969911864,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',2,'choice',3,'draft calamity-jane',1795969911866,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',3,'choice',1,'draft annie-oakley',1795969911867,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',4,'choice',2,'draft jesse-james
= 8h',1795969911868,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',5,'choice',2,'start dixon-creek-hideout-b
= Qd',1795969911869,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',6,'choice',3,'start red-falls-5
= Ks',1795969911871,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',7,'choice',1,'start darkrock-1
= goal jesse-ambush
= goal calamity-tall-tale
= goal annie-tuned-sights
= trigger legend
= trigger legend',1795969911872,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',8,'choice',2,'income cards
= 2c
= 4h',1795969911873,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',9,'choice',2,'play 4h',1795969911875,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',10,'choice',2,'sheriff stop',1795969911876,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',11,'choice',2,'move darkrock-5',1795969911877,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',12,'choice',2,'pass',1795969911878,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',13,'choice',2,'move mesitos-point-3',1795969911879,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',14,'choice',2,'pass',1795969911880,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',15,'choice',2,'end',1795969911881,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',16,'choice',3,'income money',1795969911883,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',17,'choice',3,'use provisions
= 10d',1795969911885,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',18,'choice',3,'upgrade revolver',1795969911887,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',19,'choice',3,'end',1795969911889,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',20,'choice',3,'move red-falls-cabaret',1795969911891,2);
INSERT INTO "entries" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',11,'choice',3,'end',1795969911946,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',21,'choice',3,'pass',1795969911993,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',22,'choice',3,'end',1795969912095,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',23,'choice',1,'income both
= 4d',1795969912098,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',24,'choice',1,'move sunny-hills-hideout-b',1795969912099,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',25,'choice',1,'commit 4d
= 5
= K',1795969912101,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',26,'choice',3,'npc K',1795969912103,2);
INSERT INTO "entries" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',27,'choice',1,'pass
= 10h',1795969912104,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',1,'setup',NULL,'= character y-b-rowdy
= character calamity-jane
= character stagecoach-mary
= character bloody-knife
= character doc-holliday
= character wyatt-earp',1795969912172,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',2,'choice',1,'draft calamity-jane',1795969912175,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',3,'choice',3,'draft doc-holliday',1795969912175,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',4,'choice',2,'draft stagecoach-mary
= first 1
= 7c',1795969912176,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',5,'choice',1,'start red-falls-6
= 7d',1795969912178,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',6,'choice',2,'start darkrock-8
= 9h
= 7h
= goal calamity-tall-tale
= goal mary-star-route
= goal doc-steady-hand
= trigger spend
= trigger showdown',1795969912179,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',7,'choice',1,'income both
= 4d',1795969912180,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',8,'choice',1,'play 4d',1795969912182,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',9,'choice',1,'buy miners-map',1795969912183,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',10,'choice',1,'end',1795969912184,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',11,'choice',1,'move sunny-hills-6',1795969912185,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',12,'choice',1,'pass',1795969912186,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',13,'choice',1,'end',1795969912187,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',14,'choice',2,'income cards
= 9c
= 3h',1795969912188,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',15,'choice',2,'move spikes-view-9',1795969912190,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',16,'choice',2,'react 3h',1795969912191,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',17,'choice',2,'ride darkrock-bank',1795969912192,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',18,'choice',2,'pass',1795969912193,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',19,'choice',2,'move darkrock-5',1795969912194,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',20,'choice',2,'pass',1795969912195,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',21,'choice',2,'move dixon-creek-hideout-b
= Q
= J',1795969912196,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',22,'choice',2,'commit 9c',1795969912197,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',23,'choice',1,'npc Q',1795969912198,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',24,'choice',2,'pass
= 7s
= 4c
= 4h',1795969912200,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',25,'choice',2,'pass',1795969912201,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',26,'choice',2,'end',1795969912202,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',27,'choice',3,'income money',1795969912204,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',28,'choice',3,'work',1795969912206,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',29,'choice',3,'work',1795969912208,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',30,'choice',3,'work',1795969912210,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',31,'choice',3,'end',1795969912312,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',32,'choice',1,'income both
= Jc',1795969912315,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',33,'choice',1,'move red-falls-6',1795969912316,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',34,'choice',1,'pass',1795969912317,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',35,'choice',1,'upgrade revolver',1795969912319,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',36,'choice',1,'end',1795969912320,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',37,'choice',1,'move cliff-junction-4',1795969912321,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',38,'choice',1,'pass',1795969912323,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',39,'choice',1,'end',1795969912324,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',40,'choice',2,'income both
= 6d',1795969912325,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',41,'choice',2,'move cliff-junction-2',1795969912326,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',42,'choice',2,'pass',1795969912327,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',43,'choice',2,'play 4h',1795969912328,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',44,'choice',2,'move spikes-view-10',1795969912330,2);
INSERT INTO "entries" VALUES('9a0ca3f769aba743e5893e7bc64784a2',45,'choice',2,'pass',1795969912331,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',1,'setup',NULL,'= ware derringer
= ware mustang
= ware mule
= ware whiskey
= ware ten-gallon
= ware gazette
= event a-gap-in-the-fence
= event the-quarter-mile
= frontier 6
= frontier 5
= frontier 3
= frontier 6
= frontier 3
= frontier 2
= frontier 3
= frontier 4
= frontier 4
= character soapy-smith
= character annie-oakley
= character pat-garrett
= character wyatt-earp
= character bloody-knife
= character doc-holliday',1795969912353,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',2,'choice',3,'draft doc-holliday',1795969912356,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',3,'choice',1,'draft annie-oakley',1795969912357,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',4,'choice',2,'draft pat-garrett
= first 2
= 4d
= 3c
= 4c
= As',1795969912358,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',5,'choice',1,'start darkrock-2
= goal pat-stinking-springs
= goal doc-back-lot
= goal annie-tuned-sights
= trigger points
= trigger legend',1795969912361,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',6,'choice',2,'income money',1795969912362,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',7,'choice',2,'move gulch-frontier-21',1795969912363,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',8,'choice',2,'pass',1795969912364,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',9,'choice',2,'move gulch-frontier-rail-station',1795969912366,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',10,'choice',2,'pass',1795969912367,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',11,'choice',2,'move spikes-view-9',1795969912368,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',12,'choice',2,'pass',1795969912369,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',13,'choice',2,'end',1795969912370,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',14,'choice',3,'income money',1795969912371,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',15,'choice',3,'heal
= Js',1795969912372,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',16,'choice',3,'move red-falls-5',1795969912373,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',17,'choice',3,'react 3c',1795969912474,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',18,'choice',3,'pass',1795969912477,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',19,'choice',3,'pass',1795969912579,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',20,'choice',3,'move red-falls-2',1795969912581,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',21,'choice',3,'pass',1795969912684,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',22,'choice',3,'end',1795969912787,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',23,'choice',1,'income cards
= 9d
= 10c',1795969912789,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',24,'choice',1,'play 9d
= 10d
= 9s
= Kh',1795969912791,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',25,'choice',1,'work',1795969912793,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',26,'choice',1,'move darkrock-3',1795969912795,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',27,'choice',1,'pass',1795969912796,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',28,'choice',1,'end',1795969912797,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',29,'choice',2,'income money',1795969912799,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',30,'choice',2,'move spikes-view-6',1795969912800,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',31,'choice',2,'pass',1795969912801,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',32,'choice',2,'move gulch-frontier-rail-station',1795969912802,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',33,'choice',2,'pass',1795969912805,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',34,'choice',2,'move spikes-view-5',1795969912806,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',35,'choice',2,'pass',1795969912807,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',36,'choice',2,'end',1795969912808,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',37,'choice',3,'income cards
= 7d
= 6h',1795969912810,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',38,'choice',3,'move red-falls-3',1795969912813,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',39,'choice',3,'pass',1795969912915,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',40,'choice',3,'poker
= Kd
= 2s
= 9c
= 2h
= 7s
= 8c
= Qh
= 6d',1795969912918,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',41,'choice',3,'lay 6h 7d',1795969912927,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',42,'choice',2,'lay 7s 9c',1795969912934,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',43,'choice',3,'choose gambler',1795969912940,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',44,'choice',3,'choose money',1795969912947,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',45,'choice',3,'work',1795969912952,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',46,'choice',3,'end',1795969913055,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',47,'choice',1,'income both
= 9h',1795969913063,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',48,'choice',1,'buy revolver',1795969913067,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',49,'choice',1,'keep',1795969913070,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',50,'choice',1,'move mesitos-point-3',1795969913075,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',51,'choice',1,'pass',1795969913078,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',52,'choice',1,'move darkrock-2',1795969913082,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',53,'choice',1,'pass',1795969913086,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',54,'choice',1,'discard 9h',1795969913090,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',55,'choice',1,'end',1795969913091,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',56,'choice',2,'income money',1795969913092,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',57,'choice',2,'play 4d',1795969913094,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',58,'choice',2,'move cliff-junction-6',1795969913095,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',59,'choice',2,'move cliff-junction-2',1795969913097,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',60,'choice',2,'end',1795969913098,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',61,'choice',3,'income both
= 5c',1795969913100,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',62,'choice',3,'play Kd',1795969913101,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',63,'choice',3,'play 5c',1795969913102,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',1,'setup',NULL,'= ware rifle
= ware quarter-horse
= ware repeating-shotgun
= ware mustang
= ware boot-knife
= ware whiskey
= ware medicine-pouch
= ware revolver
= ware miners-map
= item portrait
= item cattle-brand
= item canteen
= event total-eclipse
= event the-late-stage
= frontier 2
= frontier 3
= frontier 3
= frontier 4
= frontier 3
= frontier 5
= frontier 5
= frontier 6
= frontier 2
= region red-falls
= character lottie-deno
= character wyatt-earp
= character sundance-kid
= character elfego-baca
= character tom-tobin
= character jesse-james',1795969913126,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',2,'choice',3,'draft jesse-james',1795969913133,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',3,'choice',1,'draft lottie-deno',1795969913138,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',4,'choice',2,'draft sundance-kid
= 9s
= 8h
= 6h
= Ah
= first 3',1795969913139,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',5,'choice',3,'start sunny-hills-hideout-b',1795969913143,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',6,'choice',1,'start darkrock-7
= goal jesse-daylight-robbery
= goal lottie-mrs-thurmond
= goal sundance-bowler-hat
= legend last-train-for-tarrant',1795969913145,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',7,'choice',3,'income money',1795969913147,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',8,'choice',3,'work',1795969913150,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',9,'choice',3,'work',1795969913154,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',10,'choice',3,'work',1795969913157,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',11,'choice',3,'risk money
= risk wound-and-story-point',1795969913158,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',12,'choice',3,'sheriff spikes-view-10',1795969913160,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',13,'choice',3,'sheriff stop',1795969913162,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',14,'choice',3,'end',1795969913265,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',15,'choice',1,'income cards
= Qc
= 8d',1795969913268,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',16,'choice',1,'end',1795969913270,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',17,'choice',1,'end',1795969913271,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',18,'choice',2,'income cards
= 7h
= Kd',1795969913273,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',19,'choice',2,'risk money
= risk wound',1795969913275,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',20,'choice',2,'move gulch-frontier-2',1795969913277,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',21,'choice',2,'pass',1795969913278,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',22,'choice',2,'move gulch-frontier-3',1795969913280,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',23,'choice',2,'pass',1795969913282,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',24,'choice',2,'move gulch-frontier-10',1795969913283,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',25,'choice',2,'pass',1795969913285,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',26,'choice',2,'end',1795969913286,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',27,'choice',3,'income money',1795969913287,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',28,'choice',3,'play Ah
= Ks',1795969913289,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',64,'choice',3,'move cliff-junction-2',1795969913356,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',29,'choice',3,'pass',1795969913391,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',30,'choice',3,'work',1795969913394,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',31,'choice',3,'work',1795969913405,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',32,'choice',3,'risk ride
= risk story-point',1795969913407,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',33,'choice',3,'choose gang-c',1795969913409,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',34,'choice',3,'pass',1795969913411,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',35,'choice',3,'end',1795969913513,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',36,'choice',1,'income money',1795969913516,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',37,'choice',1,'move darkrock-sheriffs-office',1795969913518,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',38,'choice',1,'pass',1795969913520,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',39,'choice',1,'move mesitos-point-7',1795969913522,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',40,'choice',1,'pass',1795969913523,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',41,'choice',1,'move darkrock-5',1795969913525,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',42,'choice',1,'pass',1795969913526,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',43,'choice',1,'risk money
= risk two-wounds',1795969913527,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',44,'choice',1,'discard 9s',1795969913528,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',45,'choice',1,'end',1795969913529,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',46,'choice',2,'income money',1795969913535,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',47,'choice',2,'move gulch-frontier-14',1795969913537,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',48,'choice',2,'pass',1795969913538,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',49,'choice',2,'move buzzard-gulch-6',1795969913540,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',50,'choice',2,'pass',1795969913541,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',51,'choice',2,'move gulch-frontier-10',1795969913543,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',52,'choice',2,'pass',1795969913544,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',53,'choice',2,'risk ride
= risk wound-and-story-point',1795969913545,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',54,'choice',2,'sheriff stop',1795969913547,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',55,'choice',2,'pass',1795969913548,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',56,'choice',2,'end',1795969913549,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',57,'choice',3,'income both
= Jd',1795969913551,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',58,'choice',3,'move sunny-hills-hideout-b',1795969913553,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',65,'choice',3,'pass',1795969913609,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',59,'choice',3,'pass',1795969913656,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',60,'choice',3,'move sunny-hills-hideout-b',1795969913660,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',61,'choice',3,'pass',1795969913763,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',62,'choice',3,'play Ks',1795969913767,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',63,'choice',3,'risk ride
= risk story-point',1795969913772,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',64,'choice',3,'choose gambler',1795969913773,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',65,'choice',3,'choose cards
= 4s',1795969913775,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',66,'choice',3,'pass',1795969913777,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',67,'choice',3,'move sunny-hills-mine',1795969913780,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',66,'choice',3,'move cliff-junction-mine',1795969913862,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',68,'choice',3,'pass',1795969913881,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',69,'choice',3,'move darkrock-1',1795969913888,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',70,'choice',3,'pass',1795969913991,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',71,'choice',3,'end',1795969914094,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',72,'choice',1,'income money',1795969914097,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',73,'choice',1,'move darkrock-1',1795969914107,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',74,'choice',1,'pass',1795969914109,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',75,'choice',1,'move darkrock-1',1795969914111,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',76,'choice',1,'pass',1795969914113,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',67,'choice',3,'pass',1795969914115,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',77,'choice',1,'risk ride
= risk story-point',1795969914115,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',78,'choice',1,'sheriff spikes-view-rail-station',1795969914117,2);
INSERT INTO "entries" VALUES('7b38a5fc8974eb58949be0ad27538b23',79,'choice',1,'sheriff spikes-view-9',1795969914118,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',1,'setup',NULL,'= event the-salted-mine
= event run-on-the-bank
= frontier 2
= frontier 6
= frontier 3
= frontier 4
= frontier 3
= frontier 5
= frontier 6
= frontier 2
= frontier 4
= character joaquin-murrieta
= character kit-carson
= character elfego-baca
= character dave-rudabaugh
= character annie-oakley
= character johnny-ringo',1795969914199,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',2,'choice',3,'draft annie-oakley',1795969914208,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',3,'choice',2,'draft dave-rudabaugh',1795969914214,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',4,'choice',1,'draft joaquin-murrieta
= 7d
= 10d
= Js',1795969914216,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',5,'choice',3,'start darkrock-3
= Ks
= 6s',1795969914218,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',6,'choice',1,'start darkrock-1
= 4c
= Qd',1795969914220,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',7,'choice',2,'start darkrock-3
= 9h
= 3s
= trigger showdown
= trigger showdown',1795969914221,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',8,'choice',2,'income cards
= Jd
= 6h',1795969914222,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',9,'choice',2,'work',1795969914224,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',10,'choice',2,'move mesitos-point-1',1795969914226,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',11,'choice',2,'pass',1795969914228,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',12,'choice',2,'move mesitos-point-1',1795969914229,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',13,'choice',2,'react 3s',1795969914230,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',14,'choice',2,'ride mesitos-point-1',1795969914232,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',15,'choice',2,'pass',1795969914233,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',16,'choice',3,'income money',1795969914237,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',17,'choice',3,'play Ks',1795969914239,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',18,'choice',3,'move darkrock-3',1795969914241,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',19,'choice',3,'pass',1795969914344,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',20,'choice',3,'work',1795969914348,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',21,'choice',3,'work',1795969914351,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',22,'choice',3,'work',1795969914354,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',23,'choice',1,'income money',1795969914356,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',24,'choice',1,'move mesitos-point-6',1795969914360,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',25,'choice',1,'pass',1795969914361,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',26,'choice',1,'move mesitos-point-5',1795969914362,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',27,'choice',1,'pass',1795969914363,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',28,'choice',1,'move mesitos-point-3',1795969914364,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',29,'choice',1,'pass',1795969914366,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',68,'choice',3,'prospect
= tailings
= nugget',1795969914366,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',30,'choice',2,'income money',1795969914367,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',31,'choice',2,'move mesitos-point-6',1795969914369,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',32,'choice',2,'pass',1795969914370,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',33,'choice',2,'move mesitos-point-ranch',1795969914371,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',34,'choice',2,'pass',1795969914372,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',35,'choice',2,'move darkrock-2',1795969914373,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',36,'choice',2,'pass',1795969914374,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',37,'choice',3,'income both
= Jc',1795969914381,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',38,'choice',3,'buy holster',1795969914383,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',39,'choice',3,'buy revolver',1795969914386,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',40,'choice',3,'equip revolver',1795969914388,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',41,'choice',3,'end',1795969914390,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',42,'choice',3,'buy gazette
= event the-toll-gate',1795969914391,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',43,'choice',3,'discard Jc',1795969914392,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',44,'choice',1,'choose discard',1795969914393,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',45,'choice',1,'discard 7d',1795969914396,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',46,'choice',2,'choose pay',1795969914397,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',47,'choice',3,'work',1795969914398,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',48,'choice',1,'income cards
= 4s
= As',1795969914399,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',49,'choice',1,'move mesitos-point-ranch',1795969914401,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',50,'choice',1,'pass',1795969914402,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',51,'choice',1,'play 4s',1795969914403,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',52,'choice',1,'sheriff darkrock-4',1795969914404,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',53,'choice',1,'sheriff darkrock-2',1795969914405,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',54,'choice',2,'discard 6h',1795969914407,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',55,'choice',2,'commit 9h
= 7
= 8
= 6
= 4',1795969914408,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',56,'choice',1,'npc 6',1795969914409,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',57,'choice',2,'pass
= Ac',1795969914410,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',58,'choice',1,'play 4c',1795969914412,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',59,'choice',1,'sheriff darkrock-4',1795969914413,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',60,'choice',1,'sheriff stop',1795969914414,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',61,'choice',2,'income money',1795969914415,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',62,'choice',2,'upgrade revolver',1795969914417,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',63,'choice',2,'buy provisions
= Ad',1795969914419,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',64,'choice',2,'move mesitos-point-1',1795969914421,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',65,'choice',2,'pass',1795969914422,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',66,'choice',2,'move mesitos-point-3',1795969914423,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',67,'choice',2,'pass',1795969914424,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',68,'choice',3,'income money',1795969914427,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',69,'choice',3,'equip rifle',1795969914429,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',70,'choice',3,'buy derringer',1795969914430,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',71,'choice',3,'equip derringer',1795969914431,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',72,'choice',3,'end',1795969914434,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',73,'choice',3,'work',1795969914436,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',74,'choice',3,'upgrade revolver',1795969914438,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',75,'choice',1,'income cards
= 7h
= 7s',1795969914439,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',76,'choice',1,'move mesitos-point-3',1795969914441,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',77,'choice',1,'pass',1795969914442,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',78,'choice',1,'move darkrock-sheriffs-office',1795969914443,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',79,'choice',1,'pass',1795969914444,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',80,'choice',1,'move mesitos-point-1',1795969914446,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',81,'choice',1,'pass',1795969914447,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',82,'choice',2,'income both
= 8s',1795969914448,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',83,'choice',2,'move mesitos-point-7',1795969914449,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',84,'choice',2,'pass',1795969914450,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',85,'choice',2,'move mesitos-point-ranch',1795969914452,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',86,'choice',2,'pass',1795969914453,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',87,'choice',2,'move mesitos-point-6',1795969914454,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',88,'choice',2,'pass',1795969914455,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',89,'choice',2,'discard 8s',1795969914456,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',90,'choice',3,'income cards
= 3h
= 9s',1795969914458,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',91,'choice',3,'equip revolver',1795969914461,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',92,'choice',3,'play 9s
= Qh
= 2c
= 2h',1795969914463,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',93,'choice',3,'play 3h',1795969914465,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',94,'choice',3,'ride spikes-view-rail-station',1795969914467,2);
INSERT INTO "entries" VALUES('7c3a8378fc726be7ecab1cce374ebe01',95,'choice',3,'work',1795969914469,2);
INSERT INTO "entries" VALUES('a51712ca03104454db6cf32da97b7a04',69,'choice',3,'end',1795969914618,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',1,'setup',NULL,'= item treasure-map
= item spurs
= item shot-glass
= event the-salted-mine
= event balloon
= frontier 4
= frontier 2
= frontier 4
= frontier 5
= frontier 3
= frontier 6
= frontier 3
= frontier 4
= frontier 3
= region darkrock
= character al-swearengen
= character poker-alice
= character wild-bill-hickok
= character doc-holliday
= character stagecoach-mary
= character john-slaughter',1795969914670,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',2,'choice',3,'draft stagecoach-mary',1795969914675,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',3,'choice',1,'draft al-swearengen',1795969914684,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',4,'choice',2,'draft doc-holliday
= 7h',1795969914694,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',5,'choice',1,'claim buzzard-gulch-saloon
= 9d
= 8s
= 3h
= first 3',1795969914698,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',6,'choice',3,'start darkrock-8',1795969914704,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',7,'choice',1,'start buzzard-gulch-2
= trigger spend
= trigger spend',1795969914714,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',8,'choice',3,'income cards
= Ad
= 10d',1795969914717,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',9,'choice',3,'poker
= 7s
= 5h
= 2d
= 3c
= 6s
= 5d
= 8c
= 5s',1795969914725,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',10,'choice',3,'lay 7s 10d',1795969914729,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',11,'choice',2,'lay 2d 6s
= 4d
= 10c',1795969914733,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',12,'choice',3,'trade medicine-pouch',1795969914741,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',13,'choice',3,'trade repeating-shotgun',1795969914749,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',14,'choice',3,'keep',1795969914760,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',15,'choice',3,'end
= region buzzard-gulch',1795969914769,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',16,'choice',3,'poker
= 4c
= 7d
= 9c
= Qd
= Jh
= 4s
= 8h
= 3d',1795969914779,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',17,'choice',2,'lay 9c Qd',1795969914787,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',18,'choice',3,'lay 3h 10c',1795969914790,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',19,'choice',3,'choose gambler',1795969914800,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',20,'choice',3,'choose money',1795969914803,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',21,'choice',1,'income money',1795969914811,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',22,'choice',1,'move buzzard-gulch-5',1795969914820,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',23,'choice',1,'pass',1795969914826,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',24,'choice',1,'buy provisions
= 7c',1795969914835,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',25,'choice',1,'deed buzzard-gulch-saloon',1795969914844,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',26,'choice',1,'choose cards
= 2s',1795969914855,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',27,'choice',2,'income money',1795969914858,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',28,'choice',2,'move sunny-hills-2',1795969914869,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',29,'choice',2,'pass',1795969914879,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',30,'choice',2,'move red-falls-cabaret',1795969914883,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',31,'choice',2,'pass',1795969914886,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',32,'choice',2,'move red-falls-3',1795969914891,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',33,'choice',2,'pass',1795969914894,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',34,'choice',3,'income cards
= Jc
= 10s',1795969914897,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',35,'choice',3,'equip shotgun',1795969914904,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',36,'choice',3,'use medicine-pouch',1795969914911,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',37,'choice',3,'poker
= 9s
= Ac
= Ah
= Qs
= 10h
= 8d
= 2h
= 6h',1795969914914,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',38,'choice',2,'lay Qs Ah',1795969914919,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',39,'choice',3,'lay 9s 10s
= Jd
= Kc',1795969914922,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',40,'choice',3,'faro
= 4
= K
= 5
= 8',1795969914927,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',41,'choice',3,'bet 4 10',1795969914930,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',42,'choice',3,'bet 5 10
= 8
= K',1795969914935,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',43,'choice',3,'leave
= 4',1795969914938,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',44,'choice',3,'discard Kc',1795969914944,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',45,'choice',1,'income money',1795969914945,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',46,'choice',1,'move gulch-frontier-12',1795969914948,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',47,'choice',1,'pass',1795969914949,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',48,'choice',1,'move gulch-frontier-10',1795969914951,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',49,'choice',1,'pass',1795969914952,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',50,'choice',1,'play 2s',1795969914954,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',51,'choice',1,'ride buzzard-gulch-4',1795969914955,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',52,'choice',2,'income money',1795969914956,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',53,'choice',2,'move sunny-hills-ranch',1795969914958,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',54,'choice',2,'pass',1795969914959,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',55,'choice',2,'play 9d
= gravel
= Kd
= gravel
= Ks',1795969914961,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',56,'choice',2,'move red-falls-2',1795969914962,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',57,'choice',2,'pass',1795969914964,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',58,'choice',3,'income both
= 4h',1795969914965,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',59,'choice',3,'equip shotgun',1795969914966,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',60,'choice',3,'high-stakes
= Js
= Qc
= 2c
= 6d
= 5c
= As
= 9h
= 3s
= Kh',1795969914968,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',61,'choice',3,'raise
= Qh
= 6c',1795969914970,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',62,'choice',2,'lay 2c Qc',1795969914971,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',63,'choice',3,'lay Jc Ad
= 10s',1795969914972,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',64,'choice',3,'work',1795969914975,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',65,'choice',3,'work',1795969914976,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',66,'choice',3,'discard 10s',1795969914977,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',67,'choice',1,'income both
= 4s',1795969914978,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',68,'choice',1,'move buzzard-gulch-6',1795969914980,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',69,'choice',1,'pass',1795969914982,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',70,'choice',1,'trade upgrade revolver',1795969914984,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',71,'choice',1,'end
= region gulch-frontier',1795969914985,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',72,'choice',1,'play 7c
= 2d
= 2s
= event the-claims-office-fire',1795969914987,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',73,'choice',2,'income both
= 3c',1795969914988,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',74,'choice',2,'move cliff-junction-1',1795969914990,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',75,'choice',2,'pass',1795969914991,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',76,'choice',2,'move red-falls-4',1795969914993,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',77,'choice',2,'pass',1795969914994,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',78,'choice',2,'move red-falls-5',1795969914996,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',79,'choice',2,'react 3c',1795969914997,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',80,'choice',2,'ride red-falls-4',1795969914998,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',81,'choice',3,'income both
= 3h',1795969915001,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',82,'choice',3,'equip shotgun',1795969915003,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',83,'choice',3,'claim darkrock-saloon',1795969915005,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',84,'choice',3,'deed darkrock-saloon',1795969915008,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',85,'choice',3,'faro
= 10
= 3
= J
= 7',1795969915009,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',86,'choice',3,'pass
= 7
= 10
= 3',1795969915011,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',87,'choice',3,'discard 4h',1795969915014,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',88,'choice',1,'income money',1795969915015,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',89,'choice',1,'buy burro',1795969915017,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',90,'choice',1,'move gulch-frontier-31',1795969915020,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',91,'choice',1,'move gulch-frontier-24',1795969915022,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',92,'choice',2,'income both
= 5d',1795969915023,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',93,'choice',2,'move cliff-junction-5',1795969915025,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',94,'choice',2,'play 5d',1795969915027,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',95,'choice',2,'move cliff-junction-4',1795969915029,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',96,'choice',3,'income money',1795969915030,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',97,'choice',3,'equip shotgun',1795969915031,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',98,'choice',3,'play 3h',1795969915032,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',99,'choice',3,'ride gulch-frontier-rail-station',1795969915033,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',100,'choice',3,'trade upgrade repeating-shotgun',1795969915036,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',101,'choice',3,'trade upgrade shotgun',1795969915038,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',102,'choice',3,'trade rifle',1795969915040,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',103,'choice',3,'keep',1795969915041,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',104,'choice',3,'end
= region mesitos-point',1795969915046,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',105,'choice',3,'move buzzard-gulch-1',1795969915051,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',106,'choice',1,'income both
= Kc',1795969915053,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',107,'choice',1,'use provisions
= 6h',1795969915055,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',108,'choice',1,'play 4s',1795969915057,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',109,'choice',1,'move gulch-frontier-12',1795969915059,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',110,'choice',2,'income both
= 5s',1795969915060,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',111,'choice',2,'move cliff-junction-3',1795969915062,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',112,'choice',2,'move cliff-junction-10',1795969915063,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',113,'choice',2,'move cliff-junction-10',1795969915065,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',114,'choice',3,'income cards
= 5h
= 8d',1795969915066,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',1,'setup',NULL,'= item bowie-knife
= item thunder
= item shot-glass
= event total-eclipse
= event the-quarter-mile
= frontier 4
= frontier 6
= frontier 3
= frontier 3
= frontier 5
= frontier 4
= frontier 5
= frontier 3
= frontier 2
= region mesitos-point
= character ada-curnutt
= character sundance-kid
= character wyatt-earp
= character elfego-baca
= character seth-bullock
= character john-slaughter',1795969915178,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',2,'choice',3,'draft john-slaughter',1795969915182,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',3,'choice',2,'draft wyatt-earp',1795969915186,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',4,'choice',1,'draft sundance-kid
= 7s
= 2s
= Qc
= 2c',1795969915190,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',5,'choice',2,'start spikes-view-hideout-c',1795969915195,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',6,'choice',3,'start gulch-frontier-23
= trigger showdown
= trigger points',1795969915199,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',7,'choice',1,'income both
= 5s',1795969915202,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',8,'choice',1,'move sunny-hills-hideout-a
= 10
= A',1795969915207,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',9,'choice',1,'commit 7s',1795969915210,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',10,'choice',3,'npc A',1795969915215,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',11,'choice',1,'pass',1795969915218,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',12,'choice',1,'choose legend
= Jd',1795969915222,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',13,'choice',1,'pass',1795969915224,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',14,'choice',1,'move sunny-hills-3',1795969915225,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',15,'choice',1,'pass',1795969915230,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',16,'choice',1,'move sunny-hills-2',1795969915232,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',17,'choice',1,'pass',1795969915233,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',18,'choice',2,'income cards
= 6h
= 5c',1795969915234,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',19,'choice',2,'move spikes-view-8',1795969915239,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',20,'choice',2,'pass',1795969915242,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',21,'choice',2,'move spikes-view-hideout-c',1795969915245,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',22,'choice',2,'pass',1795969915250,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',23,'choice',2,'move spikes-view-8',1795969915254,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',24,'choice',2,'pass',1795969915258,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',25,'choice',3,'income money',1795969915265,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',26,'choice',3,'play 2c',1795969915268,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',27,'choice',3,'ride buzzard-gulch-marshals-office',1795969915271,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',28,'choice',3,'recruit
= follower the-frontier-doctor',1795969915274,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',29,'choice',3,'move gulch-frontier-rail-station',1795969915276,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',30,'choice',1,'income cards
= 4c
= 5h',1795969915278,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',31,'choice',1,'play 4c',1795969915279,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',32,'choice',1,'sheriff darkrock-2',1795969915280,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',33,'choice',1,'sheriff darkrock-5',1795969915282,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',34,'choice',1,'sheriff darkrock-2',1795969915283,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',35,'choice',1,'move red-falls-3',1795969915284,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',36,'choice',1,'pass',1795969915285,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',37,'choice',1,'move cliff-junction-3',1795969915287,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',38,'choice',1,'pass',1795969915288,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',39,'choice',2,'income cards
= 3d
= 2d',1795969915289,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',40,'choice',2,'move spikes-view-hideout-c',1795969915290,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',41,'choice',2,'pass',1795969915291,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',42,'choice',2,'move spikes-view-hideout-c',1795969915292,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',43,'choice',2,'pass',1795969915293,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',44,'choice',2,'play 3d',1795969915295,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',45,'choice',2,'ride gulch-frontier-rail-station',1795969915296,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',46,'choice',3,'income cards
= 9h
= Ac',1795969915297,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',47,'choice',3,'play Ac',1795969915298,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',48,'choice',3,'choose wanted',1795969915299,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',115,'choice',3,'equip shotgun',1795969915320,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',49,'choice',3,'pass',1795969915401,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',50,'choice',3,'pass',1795969915405,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',51,'choice',3,'work',1795969915407,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',52,'choice',3,'work',1795969915410,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',53,'choice',1,'income both
= 10d',1795969915411,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',54,'choice',1,'move cliff-junction-9',1795969915413,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',55,'choice',1,'pass',1795969915414,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',56,'choice',1,'move cliff-junction-hideout-c
= 4
= 5',1795969915416,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',57,'choice',1,'commit Jd',1795969915417,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',58,'choice',3,'npc 5',1795969915418,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',59,'choice',1,'pass',1795969915419,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',60,'choice',1,'pass
= event wires-down',1795969915420,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',61,'choice',1,'sheriff darkrock-6',1795969915421,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',62,'choice',1,'sheriff darkrock-bank',1795969915422,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',63,'choice',1,'sheriff darkrock-8',1795969915423,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',64,'choice',1,'sheriff spikes-view-3
= 2h
= 6d',1795969915424,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',65,'choice',1,'end',1795969915426,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',66,'choice',2,'income money',1795969915427,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',67,'choice',2,'move gulch-frontier-7',1795969915429,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',68,'choice',2,'pass',1795969915430,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',69,'choice',2,'move gulch-frontier-12',1795969915431,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',70,'choice',2,'pass',1795969915432,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',71,'choice',2,'move gulch-frontier-10',1795969915433,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',72,'choice',2,'pass',1795969915434,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',73,'choice',3,'income both
= Kh',1795969915437,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',74,'choice',3,'work',1795969915439,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',75,'choice',3,'work',1795969915441,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',76,'choice',3,'work',1795969915442,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',77,'choice',1,'income both
= Js',1795969915443,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',78,'choice',1,'use sundance-kid',1795969915444,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',79,'choice',1,'pass',1795969915446,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',80,'choice',1,'move sunny-hills-2',1795969915447,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',81,'choice',1,'pass',1795969915448,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',82,'choice',1,'move sunny-hills-1',1795969915449,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',83,'choice',1,'pass',1795969915450,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',84,'choice',1,'discard 10d',1795969915451,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',85,'choice',2,'income cards
= Ah
= 6s',1795969915452,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',86,'choice',2,'move buzzard-gulch-1',1795969915454,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',87,'choice',2,'pass',1795969915455,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',88,'choice',2,'move gulch-frontier-18',1795969915457,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',89,'choice',2,'pass',1795969915458,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',90,'choice',2,'play Ah',1795969915459,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',91,'choice',2,'choose wanted',1795969915461,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',92,'choice',2,'pass',1795969915462,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',93,'choice',2,'pass',1795969915463,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',94,'choice',2,'discard 2d',1795969915464,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',95,'choice',3,'income money',1795969915466,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',96,'choice',3,'work',1795969915468,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',97,'choice',3,'work',1795969915470,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',98,'choice',3,'work',1795969915471,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',99,'choice',1,'income money',1795969915472,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',100,'choice',1,'move red-falls-1',1795969915473,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',101,'choice',1,'pass',1795969915474,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',102,'choice',1,'poker
= 4s
= Kc
= 8d
= Jc
= 8c
= Qd
= 6c
= As',1795969915476,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',103,'choice',1,'lay 2h 5h',1795969915478,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',104,'choice',3,'lay 8d Jc',1795969915478,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',105,'choice',1,'choose legend',1795969915480,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',106,'choice',1,'move red-falls-3',1795969915481,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',107,'choice',1,'pass',1795969915482,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',108,'choice',2,'income both
= 7h',1795969915484,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',109,'choice',2,'move buzzard-gulch-4',1795969915485,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',110,'choice',2,'pass',1795969915487,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',111,'choice',2,'move gulch-frontier-21',1795969915488,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',112,'choice',2,'pass',1795969915490,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',113,'choice',2,'move gulch-frontier-25',1795969915491,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',114,'choice',2,'pass',1795969915492,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',115,'choice',2,'discard 2s',1795969915493,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',116,'choice',3,'income money',1795969915496,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',117,'choice',3,'move gulch-frontier-20',1795969915497,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',116,'choice',3,'faro
= 6
= 2
= A
= 9',1795969915573,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',118,'choice',3,'pass',1795969915598,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',119,'choice',3,'play Kh',1795969915604,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',120,'choice',3,'play 9h
= 4h
= 10s
= Jh',1795969915606,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',121,'choice',3,'play 10s',1795969915609,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',122,'choice',3,'choose upgrade',1795969915610,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',123,'choice',3,'pass',1795969915612,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',124,'choice',3,'move buzzard-gulch-marshals-office',1795969915614,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',125,'choice',3,'pass',1795969915717,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',126,'choice',1,'income money',1795969915723,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',127,'choice',1,'use sundance-kid',1795969915725,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',128,'choice',1,'pass',1795969915727,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',129,'choice',1,'play 4s',1795969915728,2);
INSERT INTO "entries" VALUES('8bd8b976541de322b1f3725b08a9c3a7',130,'choice',1,'sheriff darkrock-8',1795969915730,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',1,'setup',NULL,'= item treasure-map
= item thunder
= item snakeskin-boots
= event the-lady-in-gray
= event a-gap-in-the-fence
= frontier 6
= frontier 4
= frontier 6
= frontier 3
= frontier 3
= frontier 5
= frontier 4
= frontier 5
= frontier 2
= region darkrock
= character lottie-deno
= character calamity-jane
= character maria-gertrudis-barcelo
= character doc-holliday
= character john-slaughter
= character stagecoach-mary',1795969915788,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',2,'choice',3,'draft stagecoach-mary',1795969915792,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',3,'choice',1,'draft lottie-deno',1795969915796,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',4,'choice',2,'draft doc-holliday
= 6h
= 4h
= Js
= Ac
= 3s
= first 2',1795969915798,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',5,'choice',3,'start darkrock-8',1795969915801,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',6,'choice',1,'start red-falls-1
= goal doc-dead-mans-bluff
= goal mary-stocked-coach
= goal lottie-lotta-dinero
= legend people-against-cobb',1795969915802,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',7,'choice',2,'income both
= 2h',1795969915807,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',8,'choice',2,'move red-falls-2',1795969915814,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',9,'choice',2,'pass',1795969915823,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',117,'choice',3,'bet 2 10',1795969915826,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',10,'choice',2,'move red-falls-3',1795969915832,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',11,'choice',2,'pass',1795969915838,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',12,'choice',2,'high-stakes
= 4c
= 9c
= 8d
= 9s
= 2c
= 7d
= Ad
= 7c
= 10d',1795969915848,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',13,'choice',2,'raise
= Jc
= 5s',1795969915850,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',14,'choice',2,'lay 2h Js',1795969915855,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',15,'choice',1,'lay 7d 8d',1795969915862,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',16,'choice',2,'choose cards
= 10s',1795969915864,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',17,'choice',2,'risk card
= risk wound
= Ks',1795969915866,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',18,'choice',2,'discard 4c',1795969915867,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',19,'choice',2,'end',1795969915868,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',20,'choice',3,'income cards
= Kc
= 10h',1795969915870,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',21,'choice',3,'risk money
= risk story-point',1795969915873,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',22,'choice',3,'trade miners-map',1795969915875,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',23,'choice',3,'end
= region spikes-view',1795969915876,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',24,'choice',3,'goal mary-star-route
= token 1',1795969915878,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',25,'choice',3,'choose gang-c
= Qh',1795969915880,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',26,'choice',3,'work',1795969915882,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',27,'choice',3,'work',1795969915885,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',28,'choice',3,'end',1795969915987,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',29,'choice',1,'income money',1795969915990,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',30,'choice',1,'move red-falls-cabaret',1795969915993,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',31,'choice',1,'pass',1795969915995,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',32,'choice',1,'revel 1',1795969915996,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',33,'choice',1,'move sunny-hills-2',1795969915998,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',34,'choice',1,'pass',1795969916000,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',35,'choice',1,'risk money
= risk wound-and-story-point',1795969916001,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',36,'choice',1,'end',1795969916002,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',37,'choice',2,'income cards
= Kh
= 7h',1795969916003,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',38,'choice',2,'play Ac',1795969916005,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',39,'choice',2,'choose marshal',1795969916007,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',40,'choice',2,'pass',1795969916008,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',41,'choice',2,'claim red-falls-saloon',1795969916010,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',42,'choice',2,'move cliff-junction-3',1795969916012,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',43,'choice',2,'pass',1795969916013,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',44,'choice',2,'risk card
= risk two-wounds
= injury fever
= 7s',1795969916014,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',45,'choice',2,'discard 10s',1795969916015,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',46,'choice',2,'discard 7h',1795969916016,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',47,'choice',2,'discard Kh',1795969916017,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',48,'choice',2,'end',1795969916019,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',49,'choice',3,'income cards
= 4s
= 8h',1795969916020,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',50,'choice',3,'play Kc',1795969916021,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',51,'choice',3,'move darkrock-sheriffs-office',1795969916024,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',118,'choice',3,'bet 6 10
= 2
= 9',1795969916084,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',52,'choice',3,'react 3s',1795969916126,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',53,'choice',3,'ride darkrock-4',1795969916130,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',54,'choice',3,'pass',1795969916233,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',55,'choice',3,'move darkrock-4',1795969916236,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',119,'choice',3,'leave
= A',1795969916338,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',56,'choice',3,'pass',1795969916338,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',57,'choice',3,'high-stakes
= 4d
= As
= 8c
= Qc
= 3h
= 3c
= 8s
= 10c
= 3d',1795969916371,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',58,'choice',3,'raise
= 6s
= 5h',1795969916395,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',59,'choice',2,'lay 3h As',1795969916402,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',60,'choice',3,'lay 4d 4s',1795969916405,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',61,'choice',3,'choose money',1795969916413,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',62,'choice',3,'move darkrock-sheriffs-office',1795969916423,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',63,'choice',3,'risk card
= risk story-point',1795969916427,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',64,'choice',3,'choose gambler
= 2s
= event balloon
= 9h
= Jh
= Ah',1795969916437,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',65,'choice',3,'end',1795969916551,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',66,'choice',1,'income cards
= 6d
= 5c',1795969916559,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',67,'choice',1,'move red-falls-2',1795969916568,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',68,'choice',1,'play 5c',1795969916575,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',69,'choice',1,'move sunny-hills-hideout-a
= A
= 7',1795969916582,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',70,'choice',1,'commit 4h',1795969916590,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',71,'choice',3,'npc A',1795969916595,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',72,'choice',1,'react 6d',1795969916598,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',73,'choice',1,'pass',1795969916602,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',74,'choice',1,'choose marshal
= 5d',1795969916606,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',75,'choice',1,'risk money
= risk wound-and-story-point
= injury snakebite',1795969916610,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',76,'choice',1,'choose gang-a',1795969916614,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',77,'choice',1,'discard 6h',1795969916616,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',120,'choice',3,'work',1795969916618,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',78,'choice',1,'end',1795969916623,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',79,'choice',2,'choose money',1795969916626,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',80,'choice',2,'income cards
= 9d
= 2d',1795969916629,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',81,'choice',2,'risk money
= risk story-point',1795969916635,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',82,'choice',2,'play 7s
= 6c
= Jd
= event orphan
= Qs',1795969916639,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',83,'choice',2,'deed red-falls-saloon
= Kd
= Qd',1795969916647,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',84,'choice',2,'move red-falls-2',1795969916654,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',85,'choice',2,'discard 9d',1795969916658,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',86,'choice',2,'discard Qd',1795969916662,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',87,'choice',2,'discard 6c',1795969916666,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',88,'choice',2,'discard Kd',1795969916669,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',89,'choice',2,'discard Qs',1795969916673,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',90,'choice',2,'discard Ks',1795969916678,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',91,'choice',2,'discard 2d',1795969916682,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',92,'choice',2,'end',1795969916686,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',93,'choice',3,'income money',1795969916691,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',94,'choice',3,'play 9h
= gold-dust
= nugget
= nugget',1795969916695,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',95,'choice',3,'play 2s',1795969916699,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',96,'choice',3,'ride darkrock-3',1795969916703,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',97,'choice',3,'risk money
= risk wound-and-story-point',1795969916707,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',98,'choice',3,'move darkrock-2',1795969916711,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',99,'choice',3,'end',1795969916817,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',100,'choice',1,'income both
= 9h',1795969916827,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',101,'choice',1,'move sunny-hills-2',1795969916837,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',102,'choice',1,'pass',1795969916842,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',103,'choice',1,'move red-falls-3',1795969916849,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',104,'choice',1,'pass',1795969916853,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',121,'choice',3,'work',1795969916874,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',105,'choice',1,'move cliff-junction-3',1795969916902,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',106,'choice',1,'pass',1795969916904,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',107,'choice',1,'risk money
= risk story-point',1795969916906,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',108,'choice',1,'choose gambler',1795969916907,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',109,'choice',1,'discard Jh',1795969916909,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',110,'choice',1,'end',1795969916910,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',111,'choice',2,'choose money',1795969916911,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',112,'choice',2,'income both
= 8c',1795969916912,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',113,'choice',2,'high-stakes
= 10s
= 3s
= Ac
= 5s
= 3d
= Kd
= Kh
= 3c
= Js',1795969916914,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',114,'choice',2,'fold
= 9c',1795969916915,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',115,'choice',2,'risk money
= risk story-point',1795969916917,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',116,'choice',2,'choose gang-a',1795969916918,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',117,'choice',2,'move sunny-hills-3',1795969916920,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',118,'choice',2,'move sunny-hills-2',1795969916922,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',119,'choice',2,'discard Ah',1795969916923,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',120,'choice',2,'discard 10s',1795969916924,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',121,'choice',2,'discard Jd',1795969916925,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',122,'choice',2,'end',1795969916926,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',123,'choice',3,'income cards
= 6s
= 6h',1795969916929,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',124,'choice',3,'upgrade shotgun',1795969916930,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',125,'choice',3,'buy quarter-horse',1795969916932,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',126,'choice',3,'buy whiskey',1795969916934,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',127,'choice',3,'buy boot-knife',1795969916936,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',128,'choice',3,'buy rifle',1795969916938,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',129,'choice',3,'equip rifle',1795969916941,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',130,'choice',3,'risk ride
= risk wound-and-story-point',1795969916942,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',131,'choice',3,'choose gang-a',1795969916943,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',132,'choice',3,'ride darkrock-sheriffs-office',1795969916944,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',133,'choice',3,'move darkrock-2',1795969916946,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',134,'choice',3,'pass',1795969917048,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',135,'choice',3,'move darkrock-7',1795969917050,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',136,'choice',3,'pass',1795969917158,2);
INSERT INTO "entries" VALUES('d102343c3e21c9eb477482833adfded0',122,'choice',3,'discard Jd',1795969917158,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',137,'choice',3,'discard 6h',1795969917168,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',138,'choice',3,'end',1795969917276,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',139,'choice',1,'income cards
= Kc
= 7c',1795969917295,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',140,'choice',1,'move cliff-junction-10',1795969917307,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',141,'choice',1,'risk card
= risk wound-and-story-point',1795969917322,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',142,'choice',1,'discard 9h
= 7s',1795969917331,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',143,'choice',1,'end',1795969917339,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',144,'choice',1,'discard Kc',1795969917341,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',145,'choice',1,'discard 7s',1795969917350,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',146,'choice',1,'end',1795969917352,2);
INSERT INTO "entries" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',147,'choice',2,'choose discard',1795969917359,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',1,'setup',NULL,'= event wrong-side-of-the-bars
= event the-quarter-mile
= frontier 4
= frontier 4
= frontier 6
= frontier 5
= frontier 2
= frontier 2
= frontier 6
= frontier 3
= frontier 5
= character lozen
= character poker-alice
= character aaron-ross
= character bat-masterson
= character bass-reeves
= character joaquin-murrieta',1795969917499,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',2,'choice',3,'draft joaquin-murrieta',1795969917504,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',3,'choice',2,'draft aaron-ross',1795969917526,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',4,'choice',1,'draft poker-alice
= 7d
= 3c
= Kd
= 4h
= 10s
= 3s
= first 1',1795969917529,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',5,'choice',1,'start gulch-frontier-23',1795969917537,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',6,'choice',2,'start gulch-frontier-30',1795969917540,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',7,'choice',3,'start buzzard-gulch-4
= trigger showdown
= trigger arrival',1795969917542,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',8,'choice',1,'income cards
= Qs
= 2h',1795969917549,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',9,'choice',1,'play Kd',1795969917554,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',10,'choice',1,'move buzzard-gulch-6',1795969917561,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',11,'choice',1,'pass',1795969917573,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',12,'choice',1,'move gulch-frontier-11',1795969917578,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',13,'choice',1,'react 3c',1795969917581,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',14,'choice',1,'ride gulch-frontier-3',1795969917584,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',15,'choice',1,'pass',1795969917590,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',16,'choice',1,'end',1795969917592,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',17,'choice',2,'income money',1795969917594,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',18,'choice',2,'move gulch-frontier-outlaw-camp
= 5
= J',1795969917598,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',19,'choice',2,'commit 10s',1795969917601,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',20,'choice',1,'npc J',1795969917603,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',21,'choice',2,'pass
= 10h',1795969917605,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',22,'choice',2,'pass',1795969917607,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',23,'choice',2,'pass',1795969917609,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',24,'choice',2,'move gulch-frontier-outlaw-camp
= opponent colonel-rook
= 6
= 10
= 2',1795969917611,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',25,'choice',2,'commit 4h',1795969917623,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',26,'choice',1,'npc 2',1795969917624,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',27,'choice',2,'pass',1795969917625,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',28,'choice',2,'choose marshal',1795969917627,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',29,'choice',2,'pass
= Ac',1795969917628,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',30,'choice',2,'pass',1795969917633,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',31,'choice',2,'contribute 2',1795969917634,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',32,'choice',2,'work',1795969917635,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',33,'choice',3,'income cards
= 6s
= 8c',1795969917641,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',34,'choice',3,'upgrade revolver',1795969917644,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',35,'choice',3,'buy medicine-pouch',1795969917646,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',36,'choice',3,'move buzzard-gulch-2',1795969917647,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',37,'choice',3,'react 3s',1795969917748,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',38,'choice',3,'pass',1795969917754,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',39,'choice',3,'work',1795969917756,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',40,'choice',1,'income both
= Jd',1795969917757,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',41,'choice',1,'move gulch-frontier-7',1795969917759,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',42,'choice',1,'move gulch-frontier-9',1795969917770,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',43,'choice',1,'move gulch-frontier-11',1795969917771,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',44,'choice',2,'income both
= 8d',1795969917773,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',45,'choice',2,'end',1795969917776,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',46,'choice',3,'income cards
= 4s
= 8s',1795969917777,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',47,'choice',3,'poker
= Kc
= 2d
= Jh
= 5h
= Js
= 10c
= 10d
= 7c',1795969917779,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',48,'choice',2,'lay 2d Jh',1795969917780,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',49,'choice',3,'lay 4s 8c
= 2s',1795969917781,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',50,'choice',3,'move gulch-frontier-4',1795969917783,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',51,'choice',3,'contribute 2',1795969917795,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',52,'choice',3,'frontier',1795969917807,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',53,'choice',3,'discard Kc',1795969917810,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',54,'choice',3,'discard 8s
= frontier-token army-paymaster
= story strangers-at-the-fire
= 6h
= As
= Ks
= Ah',1795969917811,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',55,'choice',3,'pass
= Ad
= 5d
= 6d
= 9c',1795969917813,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',56,'choice',2,'bonus',1795969917814,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',57,'choice',2,'discard Ad
= trigger showdown',1795969917815,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',58,'choice',1,'income both
= 7s',1795969917816,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',59,'choice',1,'move buzzard-gulch-6',1795969917818,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',60,'choice',1,'play Ks',1795969917821,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',61,'choice',1,'move gulch-frontier-11',1795969917823,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',62,'choice',1,'move gulch-frontier-13',1795969917825,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',63,'choice',1,'move gulch-frontier-15',1795969917826,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',64,'choice',1,'discard Jd',1795969917827,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',65,'choice',2,'income cards
= 3h
= 4c',1795969917828,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',66,'choice',2,'move gulch-frontier-outlaw-camp',1795969917829,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',67,'choice',2,'play Ac',1795969917831,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',68,'choice',2,'choose wanted',1795969917832,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',69,'choice',2,'pass',1795969917833,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',70,'choice',2,'move gulch-frontier-24',1795969917834,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',71,'choice',2,'discard 4c',1795969917835,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',72,'choice',2,'discard 8d',1795969917836,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',73,'choice',2,'discard 3h',1795969917837,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',74,'choice',3,'income money',1795969917839,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',75,'choice',3,'move gulch-frontier-10
= 4
= 9',1795969917842,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',76,'choice',3,'commit As',1795969917847,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',77,'choice',2,'npc 9',1795969917849,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',78,'choice',3,'react 6s',1795969917951,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',79,'choice',3,'react 6h',1795969918056,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',80,'choice',3,'choose discard',1795969918067,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',81,'choice',3,'discard 9c
= 9s',1795969918073,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',82,'choice',3,'use medicine-pouch',1795969918076,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',83,'choice',3,'play 9s
= Jc
= Qh
= 9h',1795969918078,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',84,'choice',1,'income both
= 9d',1795969918082,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',85,'choice',1,'move buzzard-gulch-1',1795969918084,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',86,'choice',1,'work',1795969918091,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',87,'choice',1,'move gulch-frontier-16',1795969918095,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',88,'choice',1,'discard Qs',1795969918103,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',89,'choice',2,'income both
= 6c',1795969918211,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',90,'choice',2,'move gulch-frontier-31',1795969918259,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',91,'choice',2,'move buzzard-gulch-6',1795969918264,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',92,'choice',2,'buy snake-oil',1795969918272,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',93,'choice',2,'end',1795969918274,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',94,'choice',2,'discard 6c',1795969918276,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',95,'choice',3,'income cards
= 5s
= 2c',1795969918277,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',96,'choice',3,'frontier',1795969918279,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',97,'choice',3,'discard 2c',1795969918283,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',98,'choice',3,'discard Qh
= frontier-token eagles-nest',1795969918286,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',99,'choice',3,'settle',1795969918287,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',100,'choice',3,'play 9h
= nugget
= tailings',1795969918288,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',101,'choice',1,'income money',1795969918290,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',102,'choice',1,'move buzzard-gulch-1',1795969918291,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',103,'choice',1,'faro',1795969918293,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',104,'choice',2,'pass
= K
= Q
= 8
= A',1795969918294,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',105,'choice',1,'bet 3 20',1795969918296,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',106,'choice',1,'bet 2 10
= Q
= A',1795969918297,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',107,'choice',1,'reclaim 3',1795969918298,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',108,'choice',1,'reclaim 2
= 8',1795969918299,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',109,'choice',1,'move gulch-frontier-7',1795969918301,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',110,'choice',2,'income cards
= Qc
= 7h',1795969918302,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',111,'choice',2,'move gulch-frontier-11',1795969918304,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',112,'choice',2,'move gulch-frontier-10',1795969918305,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',113,'choice',2,'move buzzard-gulch-3',1795969918307,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',114,'choice',2,'discard 5d',1795969918308,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',115,'choice',2,'discard Ah',1795969918309,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',116,'choice',3,'income money',1795969918310,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',117,'choice',3,'move buzzard-gulch-6',1795969918312,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',118,'choice',3,'move buzzard-gulch-5',1795969918314,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',119,'choice',3,'move buzzard-gulch-4',1795969918316,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',120,'choice',1,'income money',1795969918317,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',121,'choice',1,'move gulch-frontier-18',1795969918319,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',122,'choice',1,'move gulch-frontier-17
= 7
= 3',1795969918321,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',123,'choice',1,'commit 7d',1795969918322,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',124,'choice',3,'npc 7',1795969918323,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',125,'choice',1,'react 6d',1795969918324,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',126,'choice',1,'choose wound',1795969918325,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',127,'choice',1,'reward legend',1795969918326,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',128,'choice',1,'move gulch-frontier-3',1795969918328,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',129,'choice',2,'income money',1795969918329,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',130,'choice',2,'use snake-oil
= tailings',1795969918331,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',131,'choice',2,'sheriff buzzard-gulch-6',1795969918332,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',132,'choice',2,'move buzzard-gulch-3',1795969918333,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',133,'choice',2,'end
= event the-bell-steer',1795969918335,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',134,'choice',2,'choose money',1795969918336,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',135,'choice',3,'income money',1795969918338,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',136,'choice',3,'move gulch-frontier-10',1795969918340,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',137,'choice',3,'move gulch-frontier-10',1795969918342,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',138,'choice',3,'move gulch-frontier-10',1795969918344,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',139,'choice',1,'income both
= 4d',1795969918345,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',140,'choice',1,'move gulch-frontier-17',1795969918347,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',141,'choice',1,'move gulch-frontier-20',1795969918348,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',142,'choice',1,'play 9d
= nugget
= gold-dust
= gold-dust
= nugget',1795969918351,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',143,'choice',2,'choose cards
= 8h',1795969918352,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',144,'choice',2,'income both
= 5c',1795969918353,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',145,'choice',2,'move buzzard-gulch-marshals-office
= opponent the-dunning-brothers
= 5
= J',1795969918355,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',146,'choice',2,'commit 10h',1795969918356,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',147,'choice',1,'npc 5
= Kh',1795969918357,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',148,'choice',2,'move gulch-frontier-26',1795969918359,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',149,'choice',2,'move buzzard-gulch-marshals-office',1795969918360,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',150,'choice',2,'discard 7h',1795969918362,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',151,'choice',2,'discard 8h',1795969918363,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',152,'choice',2,'discard Kh',1795969918364,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',153,'choice',3,'income money',1795969918366,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',154,'choice',3,'play 2s',1795969918368,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',155,'choice',3,'ride buzzard-gulch-marshals-office',1795969918369,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',156,'choice',3,'work',1795969918375,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',157,'choice',3,'play 5s',1795969918378,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',158,'choice',1,'income money',1795969918379,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',159,'choice',1,'move gulch-frontier-33',1795969918381,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',160,'choice',1,'move gulch-frontier-20',1795969918382,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',161,'choice',1,'move gulch-frontier-25',1795969918384,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',162,'choice',2,'choose cards
= 3d',1795969918385,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',163,'choice',2,'income money',1795969918386,2);
INSERT INTO "entries" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',164,'choice',2,'move buzzard-gulch-3',1795969918387,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',1,'setup',NULL,'= ware repeating-shotgun
= ware workhorse
= ware carbine
= ware quarter-horse
= ware boot-knife
= ware pocket-watch
= ware ten-gallon
= ware holster
= ware burro
= ware snake-oil
= ware bedroll
= ware shotgun
= ware revolver
= ware whiskey
= ware medicine-pouch
= item lucky-coin
= item strongbox
= item dragoons
= event rockslide
= event the-turncoat
= frontier 3
= frontier 4
= frontier 3
= frontier 5
= frontier 5
= frontier 4
= frontier 3
= frontier 2
= frontier 6
= region sunny-hills
= character sundance-kid
= character wyatt-earp
= character y-b-rowdy
= character lottie-deno
= character charley-parkhurst
= character doc-holliday',1795969918470,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',2,'choice',3,'draft charley-parkhurst',1795969918477,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',3,'choice',1,'draft sundance-kid',1795969918482,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',4,'choice',2,'draft y-b-rowdy
= joker-red
= 2d
= Qh
= 9c
= Ks
= 10h',1795969918490,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',5,'choice',3,'start red-falls-6
= goal sundance-hole-in-the-wall
= goal rowdy-railhead
= goal charley-the-bridge
= legend hot-lead',1795969918492,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',6,'choice',1,'income cards
= 8d
= 7d',1795969918495,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',7,'choice',1,'risk card
= risk two-wounds
= 7c',1795969918502,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',8,'choice',1,'move gulch-frontier-16',1795969918506,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',9,'choice',1,'pass',1795969918508,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',10,'choice',1,'move buzzard-gulch-1',1795969918517,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',11,'choice',1,'pass',1795969918522,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',12,'choice',1,'move gulch-frontier-8',1795969918525,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',13,'choice',1,'pass',1795969918529,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',14,'choice',1,'discard joker-red',1795969918536,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',15,'choice',1,'end',1795969918539,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',16,'choice',2,'income money',1795969918547,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',17,'choice',2,'move cliff-junction-2',1795969918550,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',18,'choice',2,'pass',1795969918553,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',19,'choice',2,'move cliff-junction-6',1795969918559,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',20,'choice',2,'pass',1795969918565,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',21,'choice',2,'move spikes-view-5',1795969918570,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',22,'choice',2,'pass',1795969918577,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',23,'choice',2,'risk ride
= risk wound',1795969918589,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',24,'choice',2,'ride spikes-view-6',1795969918591,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',25,'choice',2,'reveal
= map danger
= 4d',1795969918606,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',26,'choice',2,'sheriff darkrock-4',1795969918608,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',27,'choice',2,'sheriff stop
= joker-black',1795969918609,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',28,'choice',2,'discard Qh',1795969918610,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',29,'choice',2,'discard 2d',1795969918612,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',30,'choice',2,'end',1795969918613,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',31,'choice',3,'income cards
= 5d
= 6s',1795969918615,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',32,'choice',3,'risk money
= risk wound',1795969918618,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',33,'choice',3,'play Ks',1795969918620,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',34,'choice',3,'upgrade revolver',1795969918621,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',35,'choice',3,'end',1795969918626,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',36,'choice',3,'work',1795969918642,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',37,'choice',3,'work',1795969918646,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',38,'choice',3,'work',1795969918657,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',39,'choice',3,'end',1795969918759,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',40,'choice',1,'income both
= Jd',1795969918859,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',41,'choice',1,'move gulch-frontier-9',1795969918870,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',42,'choice',1,'pass',1795969918883,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',43,'choice',1,'play 7c
= 8c
= 2h
= event paid-off',1795969918891,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',44,'choice',3,'choose pay',1795969918896,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',45,'choice',1,'end',1795969918899,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',46,'choice',1,'discard 2h',1795969918905,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',47,'choice',1,'discard Jd',1795969918907,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',48,'choice',1,'end',1795969918910,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',49,'choice',2,'income cards
= 2c
= 4h',1795969918914,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',50,'choice',2,'move gulch-frontier-16',1795969918918,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',51,'choice',2,'pass',1795969918922,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',52,'choice',2,'move spikes-view-9',1795969918927,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',53,'choice',2,'pass',1795969918930,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',54,'choice',2,'play 2c',1795969918933,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',55,'choice',2,'ride darkrock-4',1795969918939,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',56,'choice',2,'risk money
= risk story-point',1795969918941,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',57,'choice',2,'choose gang-b',1795969918946,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',58,'choice',2,'discard joker-black',1795969918950,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',59,'choice',2,'end',1795969918953,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',60,'choice',3,'income both
= Qd',1795969918959,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',61,'choice',3,'work',1795969918963,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',62,'choice',3,'work',1795969918967,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',63,'choice',3,'work',1795969918970,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',64,'choice',3,'risk card
= risk story-point',1795969918980,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',65,'choice',3,'choose gang-b
= Qs',1795969918984,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',66,'choice',3,'discard 6s',1795969918991,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',67,'choice',3,'end',1795969919096,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',68,'choice',1,'income cards
= 4c
= 9s',1795969919101,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',69,'choice',1,'move gulch-frontier-4',1795969919108,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',70,'choice',1,'pass',1795969919111,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',71,'choice',1,'move gulch-frontier-8',1795969919182,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',72,'choice',1,'pass',1795969919185,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',73,'choice',1,'move gulch-frontier-15',1795969919187,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',74,'choice',1,'pass',1795969919189,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',75,'choice',1,'end',1795969919190,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',76,'choice',1,'discard 7d',1795969919192,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',77,'choice',1,'discard 9s',1795969919193,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',78,'choice',1,'end',1795969919194,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',79,'choice',2,'income both
= 9d',1795969919195,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',80,'choice',2,'move darkrock-8',1795969919197,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',81,'choice',2,'pass',1795969919199,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',82,'choice',2,'move spikes-view-5',1795969919209,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',83,'choice',2,'pass',1795969919224,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',84,'choice',2,'risk money
= risk wound-and-story-point',1795969919227,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',85,'choice',2,'choose wanted',1795969919232,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',86,'choice',2,'pass',1795969919242,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',87,'choice',2,'move darkrock-6',1795969919249,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',88,'choice',2,'pass',1795969919252,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',89,'choice',2,'discard 9d',1795969919255,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',90,'choice',2,'discard 4h',1795969919256,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',91,'choice',2,'end',1795969919259,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',92,'choice',3,'income both
= 10c',1795969919271,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',93,'choice',3,'work',1795969919274,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',94,'choice',3,'work',1795969919277,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',95,'choice',3,'work',1795969919280,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',96,'choice',3,'risk ride
= risk two-wounds',1795969919282,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',97,'choice',3,'pass',1795969919286,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',98,'choice',3,'discard 10c',1795969919290,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',99,'choice',3,'discard Qs',1795969919293,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',100,'choice',3,'discard Qd',1795969919300,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',101,'choice',3,'end',1795969919414,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',102,'choice',1,'income both
= 10s',1795969919421,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',103,'choice',1,'play 8c',1795969919449,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',104,'choice',1,'ride gulch-frontier-27
= Ah',1795969919471,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',105,'choice',1,'move gulch-frontier-33',1795969919478,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',106,'choice',1,'pass',1795969919631,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',107,'choice',1,'play 10s',1795969919638,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',108,'choice',1,'choose shop',1795969919653,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',109,'choice',1,'buy mule',1795969919658,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',110,'choice',1,'risk ride
= risk story-point',1795969919660,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',111,'choice',1,'sheriff stop',1795969919666,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',112,'choice',1,'pass',1795969919672,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',113,'choice',1,'end',1795969919675,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',114,'choice',2,'income both
= 5h',1795969919681,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',115,'choice',2,'move darkrock-3',1795969919694,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',116,'choice',2,'pass',1795969919703,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',117,'choice',2,'buy derringer',1795969919714,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',118,'choice',2,'equip derringer',1795969919725,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',119,'choice',2,'buy gazette
= event the-bell-steer',1795969919729,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',120,'choice',2,'choose travel',1795969919735,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',121,'choice',2,'ride mesitos-point-ranch
= Ad',1795969919741,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',122,'choice',2,'move mesitos-point-6',1795969919745,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',123,'choice',2,'pass',1795969919747,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',124,'choice',2,'risk money
= risk two-wounds
= injury burned-palm',1795969919748,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',125,'choice',2,'discard 9c
= 3d',1795969919749,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',126,'choice',2,'discard 3d',1795969919751,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',127,'choice',2,'discard 5h
= event a-gap-in-the-fence',1795969919754,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',128,'choice',2,'choose money',1795969919757,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',129,'choice',2,'end',1795969919759,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',130,'choice',3,'income cards
= 3s
= Kd',1795969919762,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',131,'choice',3,'buy gazette
= event command-performance',1795969919766,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',132,'choice',3,'choose pay',1795969919768,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',133,'choice',3,'end',1795969919771,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',134,'choice',3,'claim red-falls-general-store',1795969919789,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',135,'choice',3,'deed red-falls-general-store',1795969919797,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',136,'choice',3,'end',1795969919814,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',137,'choice',3,'discard 3s',1795969919843,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',138,'choice',3,'discard 10h',1795969919847,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',139,'choice',3,'end',1795969919953,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',140,'choice',1,'income money',1795969919961,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',141,'choice',1,'move gulch-frontier-pass-c
= opponent three-finger-tully
= 5
= 9',1795969919973,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',142,'choice',1,'commit 8d',1795969919978,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',143,'choice',3,'npc 5',1795969919981,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',144,'choice',1,'pass',1795969919983,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',145,'choice',1,'pass',1795969919986,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',146,'choice',1,'pass',1795969919991,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',147,'choice',1,'move gulch-frontier-pass-c',1795969919997,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',148,'choice',1,'pass',1795969920009,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',149,'choice',1,'move spikes-view-rail-station',1795969920047,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',150,'choice',1,'pass',1795969920051,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',151,'choice',1,'end',1795969920053,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',152,'choice',1,'end',1795969920056,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',153,'choice',2,'use y-b-rowdy',1795969920060,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',154,'choice',2,'discard Ad',1795969920061,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',155,'choice',2,'ride spikes-view-2',1795969920066,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',156,'choice',2,'income both
= 7h',1795969920072,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',157,'choice',2,'equip derringer',1795969920091,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',158,'choice',2,'move spikes-view-2',1795969920098,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',159,'choice',2,'pass',1795969920100,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',160,'choice',2,'move spikes-view-3',1795969920107,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',161,'choice',2,'pass',1795969920113,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',162,'choice',2,'move darkrock-bank',1795969920138,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',163,'choice',2,'pass',1795969920153,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',164,'choice',2,'risk money
= risk story-point',1795969920158,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',165,'choice',2,'sheriff darkrock-5',1795969920159,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',166,'choice',2,'sheriff darkrock-6',1795969920162,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',167,'choice',2,'sheriff dixon-creek-hideout-b',1795969920164,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',168,'choice',2,'end',1795969920168,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',169,'choice',3,'income money',1795969920171,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',170,'choice',3,'move red-falls-2',1795969920174,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',171,'choice',3,'pass',1795969920276,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',172,'choice',3,'play Kd',1795969920281,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',173,'choice',3,'move red-falls-6',1795969920282,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',174,'choice',3,'pass',1795969920385,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',175,'choice',3,'move red-falls-3',1795969920388,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',176,'choice',3,'pass',1795969920492,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',177,'choice',3,'faro
= 4
= K
= A
= Q',1795969920497,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',178,'choice',3,'bet 4 20',1795969920502,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',179,'choice',3,'bet K 20
= Q
= A',1795969920507,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',180,'choice',3,'leave
= K',1795969920510,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',181,'choice',3,'choose money',1795969920512,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',1,'setup',NULL,'= character bass-reeves
= character doc-holliday
= character y-b-rowdy
= character kit-carson
= character annie-oakley
= character billy-the-kid',1795969920547,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',2,'choice',3,'draft billy-the-kid',1795969920552,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',3,'choice',2,'draft y-b-rowdy',1795969920553,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',4,'choice',1,'draft doc-holliday
= 10h
= Jh',1795969920556,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',5,'choice',3,'start mesitos-point-hideout-a
= 5c
= 4d
= 6c
= 9s
= 5s
= goal billy-bold-as-brass
= goal doc-dead-mans-bluff
= goal rowdy-railhead
= trigger spend
= trigger legend',1795969920557,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',6,'choice',3,'income both
= Kc',1795969920559,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',7,'choice',3,'play Kc',1795969920561,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',8,'choice',3,'work',1795969920562,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',9,'choice',3,'work',1795969920564,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',10,'choice',3,'work',1795969920566,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',11,'choice',3,'work',1795969920568,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',182,'choice',3,'pass',1795969920615,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',12,'choice',3,'end',1795969920671,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',13,'choice',1,'income money',1795969920673,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',14,'choice',1,'move red-falls-2',1795969920682,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',15,'choice',1,'pass',1795969920686,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',16,'choice',1,'play 5c',1795969920690,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',17,'choice',1,'move red-falls-6',1795969920697,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',18,'choice',1,'pass',1795969920699,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',19,'choice',1,'end',1795969920702,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',20,'choice',2,'income money',1795969920703,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',21,'choice',2,'move spikes-view-rail-station',1795969920704,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',22,'choice',2,'pass',1795969920706,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',23,'choice',2,'move cliff-junction-6',1795969920710,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',24,'choice',2,'pass',1795969920711,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',25,'choice',2,'play 9s
= Ac
= As
= 10s',1795969920713,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',26,'choice',2,'end',1795969920714,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',27,'choice',3,'income money',1795969920717,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',28,'choice',3,'work',1795969920719,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',29,'choice',3,'work',1795969920721,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',30,'choice',3,'work',1795969920724,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',31,'choice',3,'end',1795969920827,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',32,'choice',1,'income both
= 10c',1795969920834,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',33,'choice',1,'play 4d',1795969920851,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',34,'choice',1,'sheriff stop',1795969920854,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',35,'choice',1,'move cliff-junction-4',1795969920865,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',183,'choice',3,'end',1795969920868,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',36,'choice',1,'pass',1795969920868,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',37,'choice',1,'move red-falls-3',1795969920875,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',38,'choice',1,'pass',1795969920877,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',39,'choice',1,'end',1795969920879,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',40,'choice',2,'income money',1795969920880,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',41,'choice',2,'move dixon-creek-hideout-b
= A
= Q',1795969920881,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',42,'choice',2,'commit 6c',1795969920883,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',43,'choice',1,'npc A',1795969920885,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',44,'choice',2,'pass',1795969920886,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',45,'choice',2,'choose legend
= 8c',1795969920887,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',46,'choice',2,'pass',1795969920889,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',47,'choice',2,'move darkrock-3',1795969920891,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',48,'choice',2,'pass',1795969920892,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',49,'choice',2,'move sunny-hills-mine',1795969920893,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',50,'choice',2,'pass',1795969920895,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',51,'choice',2,'discard 5s',1795969920897,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',52,'choice',2,'end',1795969920898,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',53,'choice',3,'income both
= 8d',1795969920899,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',54,'choice',3,'work',1795969920900,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',55,'choice',3,'move mesitos-point-ranch',1795969920904,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',56,'choice',3,'pass',1795969921007,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',57,'choice',3,'acquire
= green-2',1795969921010,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',58,'choice',3,'end',1795969921114,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',59,'choice',1,'income cards
= 4s
= Js',1795969921118,2);
INSERT INTO "entries" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',184,'choice',3,'end',1795969921120,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',60,'choice',1,'play 4s',1795969921130,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',61,'choice',1,'sheriff darkrock-2',1795969921134,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',62,'choice',1,'sheriff darkrock-1',1795969921136,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',63,'choice',1,'sheriff darkrock-3',1795969921142,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',64,'choice',1,'move sunny-hills-5',1795969921143,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',65,'choice',1,'pass',1795969921145,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',66,'choice',1,'move sunny-hills-hideout-a
= J
= 5',1795969921146,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',67,'choice',1,'commit Js',1795969921148,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',68,'choice',3,'npc J',1795969921150,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',69,'choice',1,'pass
= 6d',1795969921152,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',70,'choice',1,'pass',1795969921154,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',71,'choice',1,'end',1795969921156,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',72,'choice',2,'income money',1795969921157,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',73,'choice',2,'move darkrock-3',1795969921162,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',74,'choice',2,'pass',1795969921163,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',75,'choice',2,'move darkrock-8',1795969921165,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',76,'choice',2,'pass',1795969921166,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',77,'choice',2,'move darkrock-4',1795969921167,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',78,'choice',2,'pass',1795969921168,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',79,'choice',2,'end',1795969921169,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',80,'choice',3,'income both
= Jc',1795969921170,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',81,'choice',3,'move mesitos-point-hideout-a',1795969921172,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',82,'choice',3,'pass',1795969921275,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',83,'choice',3,'move darkrock-1',1795969921277,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',84,'choice',3,'pass',1795969921379,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',85,'choice',3,'upgrade revolver',1795969921381,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',86,'choice',3,'buy mule',1795969921388,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',87,'choice',3,'buy shotgun',1795969921391,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',88,'choice',3,'keep',1795969921395,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',89,'choice',3,'end',1795969921403,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',90,'choice',3,'pass',1795969921409,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',91,'choice',3,'end',1795969921516,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',92,'choice',1,'income money',1795969921525,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',93,'choice',1,'work',1795969921531,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',94,'choice',1,'move red-falls-1',1795969921540,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',95,'choice',1,'pass',1795969921543,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',96,'choice',1,'move red-falls-cabaret',1795969921547,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',97,'choice',1,'pass',1795969921554,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',98,'choice',1,'end',1795969921557,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',99,'choice',2,'income cards
= 7c
= Qc',1795969921559,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',100,'choice',2,'move darkrock-7',1795969921561,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',101,'choice',2,'pass',1795969921562,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',102,'choice',2,'move mesitos-point-6',1795969921565,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',103,'choice',2,'pass',1795969921575,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',104,'choice',2,'move darkrock-sheriffs-office',1795969921581,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',105,'choice',2,'pass',1795969921586,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',106,'choice',2,'discard Ac',1795969921587,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',107,'choice',2,'discard 7c',1795969921589,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',108,'choice',2,'end',1795969921590,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',109,'choice',3,'income money',1795969921591,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',110,'choice',3,'equip revolver',1795969921592,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',111,'choice',3,'upgrade mule',1795969921593,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',112,'choice',3,'end',1795969921594,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',113,'choice',3,'move mesitos-point-hideout-a',1795969921596,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',114,'choice',3,'pass',1795969921698,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',115,'choice',3,'work',1795969921701,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',116,'choice',3,'end',1795969921807,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',117,'choice',1,'income both
= Ks',1795969921826,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',118,'choice',1,'move red-falls-4',1795969921833,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',119,'choice',1,'pass',1795969921840,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',120,'choice',1,'move sunny-hills-5',1795969921842,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',121,'choice',1,'pass',1795969921843,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',122,'choice',1,'move red-falls-doctors-office',1795969921845,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',123,'choice',1,'pass',1795969921846,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',124,'choice',1,'end',1795969921847,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',125,'choice',2,'income both
= 3c',1795969921850,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',126,'choice',2,'move mesitos-point-1',1795969921851,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',127,'choice',2,'react 3c',1795969921878,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',128,'choice',2,'ride mesitos-point-4',1795969921886,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',129,'choice',2,'pass',1795969921888,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',130,'choice',2,'move darkrock-5',1795969921891,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',131,'choice',2,'pass',1795969921894,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',132,'choice',2,'move mesitos-point-3',1795969921898,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',133,'choice',2,'pass',1795969921899,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',134,'choice',2,'end',1795969921900,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',135,'choice',3,'income both
= 5h',1795969921901,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',136,'choice',3,'equip revolver',1795969921903,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',137,'choice',3,'work',1795969921904,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',138,'choice',3,'work',1795969921905,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',139,'choice',3,'work',1795969921906,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',140,'choice',3,'end',1795969922008,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',141,'choice',1,'income money',1795969922010,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',142,'choice',1,'move sunny-hills-1',1795969922012,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',143,'choice',1,'pass',1795969922013,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',144,'choice',1,'move sunny-hills-1',1795969922015,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',145,'choice',1,'pass',1795969922016,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',146,'choice',1,'end',1795969922017,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',147,'choice',1,'end',1795969922018,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',148,'choice',2,'income money',1795969922019,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',149,'choice',2,'move mesitos-point-hideout-a',1795969922021,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',150,'choice',2,'pass',1795969922022,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',151,'choice',2,'move darkrock-2',1795969922023,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',152,'choice',2,'pass',1795969922024,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',153,'choice',2,'buy mustang',1795969922026,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',154,'choice',2,'buy provisions
= 3d',1795969922027,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',155,'choice',2,'buy whiskey',1795969922028,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',156,'choice',2,'end',1795969922029,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',157,'choice',2,'pass',1795969922030,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',158,'choice',2,'end',1795969922031,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',159,'choice',3,'income cards
= 6s
= 8s',1795969922033,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',160,'choice',3,'equip revolver',1795969922036,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',161,'choice',3,'move darkrock-sheriffs-office',1795969922038,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',162,'choice',3,'pass',1795969922140,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',163,'choice',3,'move darkrock-2',1795969922142,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',164,'choice',3,'pass',1795969922247,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',165,'choice',2,'give Qc',1795969922257,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',166,'choice',3,'fight rob y-b-rowdy',1795969922260,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',167,'choice',3,'commit Qc',1795969922263,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',168,'choice',2,'commit As',1795969922290,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',169,'choice',3,'react 6s',1795969922397,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',170,'choice',2,'pass
= Qd',1795969922422,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',171,'choice',3,'steal nothing',1795969922424,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',172,'choice',3,'pass',1795969922527,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',173,'choice',3,'discard Jh',1795969922530,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',174,'choice',3,'end',1795969922669,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',175,'choice',1,'income cards
= Qh
= Qs',1795969922766,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',176,'choice',1,'move sunny-hills-3',1795969922792,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',177,'choice',1,'pass',1795969922795,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',178,'choice',1,'move sunny-hills-1',1795969922797,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',179,'choice',1,'pass',1795969922800,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',180,'choice',1,'end',1795969922802,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',181,'choice',1,'end',1795969922806,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',182,'choice',2,'income cards
= Kd
= Ah',1795969922809,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',183,'choice',2,'play Kd',1795969922811,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',184,'choice',2,'move darkrock-1',1795969922815,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',185,'choice',2,'react 3d',1795969922816,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',186,'choice',2,'ride darkrock-5',1795969922821,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',187,'choice',2,'pass',1795969922824,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',188,'choice',2,'move mesitos-point-7',1795969922827,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',189,'choice',2,'pass',1795969922828,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',190,'choice',2,'move mesitos-point-1',1795969922831,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',191,'choice',2,'pass',1795969922832,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',192,'choice',2,'move mesitos-point-2',1795969922835,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',193,'choice',2,'pass',1795969922838,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',194,'choice',2,'end',1795969922839,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',195,'choice',3,'income money',1795969922840,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',196,'choice',3,'equip revolver',1795969922845,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',197,'choice',3,'work',1795969922848,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',198,'choice',3,'work',1795969922851,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',199,'choice',3,'upgrade shotgun',1795969922855,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',1,'setup',NULL,'= character doc-holliday
= character wyatt-earp
= character kit-carson
= character y-b-rowdy
= character wild-bill-hickok
= character bass-reeves',1795969922890,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',2,'choice',2,'draft y-b-rowdy',1795969922896,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',3,'choice',3,'draft wild-bill-hickok',1795969922899,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',4,'choice',1,'draft doc-holliday
= first 1
= Ad
= Qs
= 2h
= 3s
= Jh
= Jd
= 7h
= Js
= goal doc-dead-mans-bluff
= goal rowdy-long-drive
= goal hickok-house-favorite
= trigger points
= trigger legend',1795969922927,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',5,'choice',1,'income cards
= 6c
= 10s',1795969922945,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',6,'choice',1,'end',1795969922952,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',7,'choice',1,'end',1795969922960,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',8,'choice',2,'income cards
= 3d
= 3h',1795969922972,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',9,'choice',2,'move spikes-view-rail-station',1795969922978,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',10,'choice',2,'react 3d',1795969922981,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',11,'choice',2,'pass',1795969922987,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',12,'choice',2,'react 3h',1795969922993,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',13,'choice',2,'ride darkrock-bank',1795969922999,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',14,'choice',2,'react 3s',1795969923002,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',15,'choice',2,'ride spikes-view-8',1795969923006,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',16,'choice',2,'pass',1795969923036,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',17,'choice',2,'move spikes-view-4',1795969923044,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',18,'choice',2,'pass',1795969923054,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',19,'choice',2,'move darkrock-8',1795969923057,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',20,'choice',2,'pass',1795969923064,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',21,'choice',2,'end',1795969923072,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',22,'choice',3,'income money',1795969923077,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',23,'choice',3,'revel 1',1795969923082,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',24,'choice',3,'move red-falls-1',1795969923086,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',200,'choice',3,'buy mustang',1795969923109,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',25,'choice',3,'pass',1795969923196,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',26,'choice',3,'work',1795969923207,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',27,'choice',3,'end',1795969923309,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',28,'choice',1,'income both
= 5d',1795969923323,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',29,'choice',1,'play Ad',1795969923332,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',30,'choice',1,'choose marshal',1795969923337,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',31,'choice',1,'pass',1795969923342,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',32,'choice',1,'pass',1795969923345,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',33,'choice',1,'move red-falls-2',1795969923362,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',34,'choice',1,'pass',1795969923368,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',35,'choice',1,'move red-falls-2',1795969923370,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',36,'choice',1,'pass',1795969923372,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',37,'choice',1,'end',1795969923378,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',201,'choice',3,'equip mustang',1795969923381,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',38,'choice',2,'income cards
= 9s
= 4s',1795969923382,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',39,'choice',2,'move spikes-view-8',1795969923390,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',40,'choice',2,'pass',1795969923391,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',41,'choice',2,'move darkrock-7',1795969923393,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',42,'choice',2,'pass',1795969923394,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',43,'choice',2,'move spikes-view-8',1795969923395,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',44,'choice',2,'pass',1795969923397,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',45,'choice',2,'end',1795969923398,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',46,'choice',3,'income money',1795969923400,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',47,'choice',3,'work',1795969923402,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',48,'choice',3,'work',1795969923404,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',49,'choice',3,'work',1795969923406,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',50,'choice',3,'end',1795969923522,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',51,'choice',1,'income cards
= 10h
= Qc',1795969923578,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',52,'choice',1,'move cliff-junction-1',1795969923581,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',53,'choice',1,'pass',1795969923583,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',54,'choice',1,'move red-falls-3',1795969923584,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',55,'choice',1,'pass',1795969923586,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',56,'choice',1,'move cliff-junction-1',1795969923587,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',57,'choice',1,'pass',1795969923588,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',58,'choice',1,'discard 6c',1795969923590,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',59,'choice',1,'discard Qs',1795969923591,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',60,'choice',1,'end',1795969923594,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',61,'choice',2,'income both
= 9h',1795969923602,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',62,'choice',2,'move darkrock-bank',1795969923611,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',202,'choice',3,'buy ten-gallon',1795969923635,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',63,'choice',2,'pass',1795969923681,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',64,'choice',2,'move darkrock-8',1795969923686,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',65,'choice',2,'pass',1795969923694,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',66,'choice',2,'play 9h
= 2d
= 10d
= 9c',1795969923697,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',67,'choice',2,'discard 4s',1795969923703,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',68,'choice',2,'discard 2d',1795969923706,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',69,'choice',2,'end',1795969923709,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',70,'choice',3,'income money',1795969923712,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',71,'choice',3,'poker
= 5c
= Ac
= 5h
= Ks
= 8d
= 2c
= 3c
= 5s',1795969923718,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',72,'choice',2,'lay 5h Ks',1795969923723,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',73,'choice',3,'lay 7h Jd
= Qh',1795969923726,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',74,'choice',3,'poker
= 6h
= 7c
= Kc
= 4d
= 8h
= As
= 8c
= 7d',1795969923733,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',75,'choice',2,'lay 7c 8h',1795969923743,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',76,'choice',3,'lay 5c Qh
= 8s',1795969923746,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',77,'choice',3,'work',1795969923749,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',78,'choice',3,'end',1795969923857,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',79,'choice',1,'income cards
= 6s
= Kh',1795969923862,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',80,'choice',1,'move red-falls-3',1795969923871,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',81,'choice',1,'move red-falls-2',1795969923878,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',82,'choice',1,'move red-falls-doctors-office',1795969923885,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',83,'choice',1,'discard Qc',1795969923894,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',84,'choice',1,'discard 6s',1795969923898,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',85,'choice',1,'end',1795969923902,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',86,'choice',2,'income both
= 4h',1795969923906,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',87,'choice',2,'work',1795969923911,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',88,'choice',2,'move darkrock-2',1795969923918,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',89,'choice',2,'move darkrock-4',1795969923927,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',90,'choice',2,'discard 4h',1795969923930,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',203,'choice',3,'buy provisions
= 2h',1795969923932,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',91,'choice',2,'end',1795969923934,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',92,'choice',3,'income both
= 7s',1795969923952,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',93,'choice',3,'work',1795969923960,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',94,'choice',3,'work',1795969923965,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',95,'choice',3,'work',1795969923976,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',96,'choice',3,'end',1795969924079,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',97,'choice',1,'income money',1795969924086,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',98,'choice',1,'move sunny-hills-ranch',1795969924095,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',99,'choice',1,'play Kh',1795969924103,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',100,'choice',1,'play 5d',1795969924111,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',101,'choice',1,'move red-falls-2',1795969924115,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',102,'choice',1,'move red-falls-3',1795969924121,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',103,'choice',1,'end',1795969924126,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',104,'choice',2,'income both
= Qd',1795969924134,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',105,'choice',2,'move mesitos-point-3',1795969924139,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',106,'choice',2,'move mesitos-point-1',1795969924147,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',107,'choice',2,'move mesitos-point-6',1795969924153,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',108,'choice',2,'discard 2h',1795969924163,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',109,'choice',2,'end',1795969924166,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',110,'choice',3,'income money',1795969924176,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',111,'choice',3,'poker
= 10c',1795969924184,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',112,'choice',1,'pass
= 2s
= 4c
= 6d
= 9d
= Kd
= Jc
= Ah',1795969924191,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',204,'choice',3,'pass',1795969924192,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',113,'choice',2,'lay 4c 9d',1795969924195,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',114,'choice',3,'lay 6h Js',1795969924206,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',115,'choice',3,'poker
= 3c',1795969924215,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',116,'choice',1,'join
= 8c
= 5h
= Ad
= Jc',1795969924223,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',117,'choice',1,'lay 10h 10s',1795969924231,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',118,'choice',3,'lay 3c 7s
= 7c
= 7d',1795969924235,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',119,'choice',3,'goal hickok-high-roller
= token 1',1795969924247,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',120,'choice',3,'move sunny-hills-ranch',1795969924250,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',121,'choice',3,'pass',1795969924360,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',205,'choice',3,'discard 8s',1795969924448,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',122,'choice',3,'end',1795969924464,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',123,'choice',1,'income money',1795969924467,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',124,'choice',1,'move red-falls-4',1795969924481,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',125,'choice',1,'pass',1795969924486,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',126,'choice',1,'move sunny-hills-7',1795969924495,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',127,'choice',1,'pass',1795969924502,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',128,'choice',1,'move sunny-hills-7',1795969924511,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',129,'choice',1,'pass',1795969924519,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',130,'choice',1,'end',1795969924526,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',131,'choice',2,'income cards
= 7h
= As',1795969924535,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',132,'choice',2,'play As',1795969924539,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',133,'choice',2,'choose marshal',1795969924547,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',134,'choice',2,'pass',1795969924554,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',135,'choice',2,'pass',1795969924563,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',136,'choice',2,'move mesitos-point-8',1795969924567,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',137,'choice',2,'pass',1795969924575,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',138,'choice',2,'move spikes-view-hideout-c',1795969924583,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',139,'choice',2,'commit Qd
= 5
= 10',1795969924590,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',140,'choice',1,'npc 10',1795969924599,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',141,'choice',2,'bonus',1795969924607,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',142,'choice',2,'pass',1795969924614,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',143,'choice',2,'reward marshal',1795969924695,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',144,'choice',2,'pass',1795969924706,2);
INSERT INTO "entries" VALUES('5206dc353d6d9fced623a6e0cbec22a8',206,'choice',3,'end',1795969924710,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',145,'choice',2,'pass',1795969924713,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',146,'choice',2,'pass',1795969924722,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',147,'choice',2,'end',1795969924745,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',148,'choice',3,'income cards
= 3s
= 4s',1795969924752,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',149,'choice',3,'acquire
= blue-6',1795969924756,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',150,'choice',3,'move red-falls-2',1795969924776,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',151,'choice',3,'pass',1795969924884,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',152,'choice',3,'poker
= Qh
= 4d
= 5s
= 4h
= 4c
= 8d
= 6d
= 6c',1795969924900,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',153,'choice',2,'lay 4c 4d',1795969924914,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',154,'choice',3,'lay 8s Qh',1795969924920,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',155,'choice',3,'end',1795969925032,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',156,'choice',1,'income cards
= Ks
= Kh',1795969925036,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',157,'choice',1,'move red-falls-5',1795969925038,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',158,'choice',1,'pass',1795969925041,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',159,'choice',1,'move red-falls-6',1795969925046,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',160,'choice',1,'pass',1795969925054,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',161,'choice',1,'end',1795969925059,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',162,'choice',1,'end',1795969925064,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',163,'choice',2,'income money',1795969925069,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',164,'choice',2,'end',1795969925070,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',165,'choice',2,'end',1795969925075,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',166,'choice',3,'income both
= 2c',1795969925079,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',167,'choice',3,'play 2c',1795969925084,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',168,'choice',3,'ride red-falls-1',1795969925086,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',169,'choice',3,'react 3s',1795969925189,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',170,'choice',3,'pass',1795969925199,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',171,'choice',3,'pass',1795969925304,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',172,'choice',3,'move sunny-hills-hideout-a',1795969925312,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',173,'choice',3,'commit 10c
= 8
= 2',1795969925320,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',174,'choice',2,'npc 8',1795969925322,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',175,'choice',3,'pass',1795969925427,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',176,'choice',3,'reward marshal',1795969925431,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',177,'choice',3,'react 7d',1795969925533,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',178,'choice',3,'pass',1795969925644,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',179,'choice',3,'contribute 1',1795969925657,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',180,'choice',3,'play 4s',1795969925664,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',181,'choice',3,'end',1795969925771,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',182,'choice',1,'income both
= 3d',1795969925775,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',183,'choice',1,'move red-falls-3',1795969925779,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',184,'choice',1,'pass',1795969925786,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',185,'choice',1,'play Kh',1795969925791,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',186,'choice',1,'move red-falls-6',1795969925799,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',187,'choice',1,'pass',1795969925802,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',188,'choice',1,'play Ks',1795969925807,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',189,'choice',1,'buy shotgun',1795969925815,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',190,'choice',1,'keep',1795969925822,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',191,'choice',1,'buy rifle',1795969925830,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',192,'choice',1,'keep',1795969925834,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',193,'choice',1,'buy ten-gallon',1795969925842,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',194,'choice',1,'end',1795969925846,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',195,'choice',1,'move cliff-junction-3',1795969925851,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',196,'choice',1,'pass',1795969925854,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',197,'choice',1,'move dixon-creek-hideout-b',1795969925863,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',198,'choice',1,'commit 3d
= 9
= 3',1795969925866,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',199,'choice',3,'npc 9',1795969925875,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',200,'choice',1,'pass',1795969925878,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',201,'choice',1,'choose discard',1795969925886,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',202,'choice',1,'discard 8c
= 9d',1795969925894,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',203,'choice',1,'pass',1795969925898,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',204,'choice',1,'end',1795969925906,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',205,'choice',2,'income cards
= 2d
= Kd',1795969925914,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',206,'choice',2,'move spikes-view-8',1795969925923,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',207,'choice',2,'pass',1795969925930,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',208,'choice',2,'end',1795969925938,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',209,'choice',2,'discard Jh',1795969925942,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',210,'choice',2,'discard 9s',1795969925954,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',211,'choice',2,'end',1795969925957,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',212,'choice',3,'income both
= 6h',1795969925966,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',213,'choice',3,'move red-falls-1',1795969925974,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',1,'setup',NULL,'= character kit-carson
= character calamity-jane
= character bass-reeves
= character jesse-james
= character bloody-knife
= character y-b-rowdy',1795969926065,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',2,'choice',3,'draft bloody-knife',1795969926078,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',3,'choice',2,'draft jesse-james',1795969926081,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',4,'choice',1,'draft calamity-jane
= 7d',1795969926082,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',5,'choice',2,'start sunny-hills-hideout-b
= 3s
= 9d
= Qs',1795969926088,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',6,'choice',1,'start red-falls-6
= goal jesse-night-express
= goal bloody-knife-scouts-report
= goal calamity-patched-again
= trigger showdown
= trigger points',1795969926090,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',7,'choice',2,'income both
= Kh',1795969926091,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',8,'choice',2,'move mesitos-point-1',1795969926093,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',9,'choice',2,'pass',1795969926094,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',10,'choice',2,'move mesitos-point-3',1795969926095,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',11,'choice',2,'pass',1795969926096,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',12,'choice',2,'move darkrock-6',1795969926098,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',13,'choice',2,'pass',1795969926106,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',14,'choice',2,'end',1795969926108,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',15,'choice',3,'income money',1795969926119,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',16,'choice',3,'work',1795969926121,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',17,'choice',3,'work',1795969926131,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',18,'choice',3,'work',1795969926134,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',19,'choice',3,'end',1795969926235,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',214,'choice',3,'pass',1795969926238,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',20,'choice',1,'income cards
= 7s
= 3h',1795969926238,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',21,'choice',1,'move cliff-junction-5',1795969926244,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',22,'choice',1,'pass',1795969926246,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',23,'choice',1,'move cliff-junction-hideout-c
= 7
= 4',1795969926248,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',24,'choice',1,'commit Qs',1795969926251,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',25,'choice',3,'npc 4',1795969926253,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',26,'choice',1,'bonus',1795969926255,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',27,'choice',1,'pass',1795969926256,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',28,'choice',1,'reward marshal',1795969926257,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',29,'choice',1,'react 7s',1795969926259,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',30,'choice',1,'pass',1795969926261,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',31,'choice',1,'pass',1795969926262,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',32,'choice',1,'move cliff-junction-9',1795969926264,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',33,'choice',1,'pass',1795969926267,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',34,'choice',1,'end',1795969926270,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',35,'choice',2,'income both
= 8d',1795969926272,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',36,'choice',2,'end',1795969926273,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',37,'choice',2,'end',1795969926275,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',38,'choice',3,'income cards
= 5s
= Jd',1795969926278,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',39,'choice',3,'work',1795969926281,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',40,'choice',3,'work',1795969926282,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',41,'choice',3,'work',1795969926283,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',42,'choice',3,'end',1795969926386,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',43,'choice',1,'income money',1795969926392,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',44,'choice',1,'move cliff-junction-10',1795969926394,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',45,'choice',1,'pass',1795969926395,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',46,'choice',1,'move cliff-junction-8',1795969926397,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',47,'choice',1,'react 3h',1795969926398,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',48,'choice',1,'ride cliff-junction-4',1795969926402,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',49,'choice',1,'move cliff-junction-3',1795969926404,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',50,'choice',1,'end',1795969926405,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',51,'choice',2,'income cards
= 2s
= 8c',1795969926406,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',52,'choice',2,'move spikes-view-4',1795969926407,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',53,'choice',2,'pass',1795969926409,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',54,'choice',2,'move spikes-view-rail-station',1795969926410,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',55,'choice',2,'pass',1795969926411,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',56,'choice',2,'move cliff-junction-6',1795969926412,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',57,'choice',2,'pass',1795969926414,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',58,'choice',2,'end',1795969926417,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',59,'choice',3,'income money',1795969926418,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',60,'choice',3,'play 9d
= Jc
= 6s
= Kc',1795969926420,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',61,'choice',3,'play Kc',1795969926422,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',62,'choice',3,'play 5s',1795969926425,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',63,'choice',3,'move spikes-view-mine',1795969926427,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',215,'choice',3,'move red-falls-5',1795969926493,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',64,'choice',3,'pass',1795969926529,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',65,'choice',3,'move spikes-view-hideout-c
= 10
= K',1795969926535,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',66,'choice',3,'commit Jc',1795969926539,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',67,'choice',2,'npc 10',1795969926540,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',68,'choice',3,'pass',1795969926643,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',69,'choice',2,'bonus
= 5d
= Q
= 3',1795969926646,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',70,'choice',3,'commit Jd',1795969926650,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',71,'choice',2,'npc Q',1795969926653,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',216,'choice',3,'pass',1795969926749,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',72,'choice',3,'pass
= Ks
= 5c',1795969926759,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',73,'choice',3,'react 3s',1795969926868,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',74,'choice',3,'ride spikes-view-hideout-c',1795969926872,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',75,'choice',3,'pass',1795969926984,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',217,'choice',3,'move red-falls-4',1795969927003,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',76,'choice',3,'end',1795969927088,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',77,'choice',1,'income cards
= 10c
= 2h',1795969927093,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',78,'choice',1,'move cliff-junction-10',1795969927095,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',79,'choice',1,'pass',1795969927102,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',80,'choice',1,'move cliff-junction-5',1795969927106,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',81,'choice',1,'pass',1795969927114,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',82,'choice',1,'move red-falls-6',1795969927116,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',83,'choice',1,'pass',1795969927122,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',84,'choice',1,'end',1795969927126,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',85,'choice',2,'income cards
= 3d
= Kd',1795969927130,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',86,'choice',2,'move spikes-view-6',1795969927139,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',87,'choice',2,'pass',1795969927140,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',88,'choice',2,'move cliff-junction-7',1795969927147,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',89,'choice',2,'pass',1795969927154,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',90,'choice',2,'move cliff-junction-7',1795969927159,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',91,'choice',2,'react 3d',1795969927162,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',92,'choice',2,'ride cliff-junction-8',1795969927164,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',93,'choice',2,'pass',1795969927170,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',94,'choice',2,'discard Kd',1795969927174,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',95,'choice',2,'end',1795969927175,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',96,'choice',3,'income cards
= 8h
= As',1795969927178,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',97,'choice',3,'move spikes-view-mine',1795969927186,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',218,'choice',3,'pass',1795969927255,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',98,'choice',3,'pass',1795969927291,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',99,'choice',3,'move spikes-view-hideout-c',1795969927304,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',100,'choice',3,'pass',1795969927408,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',101,'choice',3,'play Ks',1795969927412,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',102,'choice',3,'play 5d',1795969927419,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',103,'choice',3,'play As',1795969927423,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',104,'choice',3,'choose wanted',1795969927426,2);
INSERT INTO "entries" VALUES('17a02c92786511b9bc63ac1b19316af6',219,'choice',3,'end',1795969927509,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',105,'choice',3,'pass',1795969927534,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',106,'choice',3,'pass',1795969927543,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',107,'choice',3,'end',1795969927652,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',108,'choice',1,'income both
= 2c',1795969927655,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',109,'choice',1,'play 2c',1795969927659,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',110,'choice',1,'ride red-falls-doctors-office',1795969927661,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',111,'choice',1,'move sunny-hills-ranch',1795969927663,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',112,'choice',1,'pass',1795969927664,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',113,'choice',1,'move sunny-hills-1',1795969927666,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',114,'choice',1,'pass',1795969927667,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',115,'choice',1,'end',1795969927670,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',116,'choice',2,'income cards
= 4c
= 7h',1795969927674,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',117,'choice',2,'end',1795969927676,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',118,'choice',2,'discard 7d',1795969927678,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',119,'choice',2,'discard 7h',1795969927682,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',120,'choice',2,'end',1795969927684,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',121,'choice',3,'income both
= 9h',1795969927687,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',122,'choice',3,'play 9h
= 9c
= 4s
= 10h',1795969927699,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',123,'choice',3,'play 9c
= Qh
= 6d
= 10s',1795969927702,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',124,'choice',3,'play 5c',1795969927703,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',125,'choice',3,'discard 6s',1795969927707,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',126,'choice',3,'discard 4s',1795969927709,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',127,'choice',3,'end',1795969927812,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',128,'choice',1,'income money',1795969927815,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',129,'choice',1,'move sunny-hills-2',1795969927816,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',130,'choice',1,'pass',1795969927818,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',131,'choice',1,'move sunny-hills-2',1795969927820,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',132,'choice',1,'pass',1795969927821,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',133,'choice',1,'move sunny-hills-3',1795969927830,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',134,'choice',1,'pass',1795969927831,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',135,'choice',1,'end',1795969927836,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',136,'choice',2,'income both
= Ah',1795969927837,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',137,'choice',2,'move red-falls-5',1795969927839,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',138,'choice',2,'pass',1795969927843,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',139,'choice',2,'move red-falls-cabaret',1795969927853,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',140,'choice',2,'pass',1795969927854,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',141,'choice',2,'move sunny-hills-1',1795969927856,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',142,'choice',2,'pass',1795969927863,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',143,'choice',2,'discard 8d',1795969927864,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',144,'choice',2,'end',1795969927865,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',145,'choice',3,'income money',1795969927871,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',146,'choice',3,'move spikes-view-hideout-c',1795969927873,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',147,'choice',3,'pass',1795969927984,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',148,'choice',3,'move spikes-view-hideout-c',1795969927986,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',149,'choice',3,'pass',1795969928089,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',150,'choice',3,'move spikes-view-mine',1795969928091,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',151,'choice',3,'pass',1795969928194,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',152,'choice',3,'end',1795969928298,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',153,'choice',1,'income cards
= Qc
= 6c',1795969928301,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',154,'choice',1,'move sunny-hills-hideout-a
= J
= 6',1795969928302,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',155,'choice',1,'commit 6c',1795969928304,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',156,'choice',3,'npc J',1795969928305,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',157,'choice',1,'pass
= 10d',1795969928306,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',158,'choice',1,'pass',1795969928307,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',159,'choice',1,'move sunny-hills-ranch',1795969928309,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',160,'choice',1,'pass',1795969928310,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',161,'choice',1,'move red-falls-2',1795969928311,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',162,'choice',1,'pass',1795969928312,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',163,'choice',1,'end',1795969928313,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',164,'choice',2,'income money',1795969928315,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',165,'choice',2,'move sunny-hills-2',1795969928316,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',166,'choice',2,'pass',1795969928317,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',167,'choice',2,'move sunny-hills-ranch',1795969928322,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',168,'choice',2,'pass',1795969928324,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',169,'choice',2,'move red-falls-2',1795969928325,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',170,'choice',2,'pass',1795969928326,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',171,'choice',2,'end',1795969928330,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',172,'choice',3,'income money',1795969928332,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',173,'choice',3,'move spikes-view-mine',1795969928334,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',174,'choice',3,'pass',1795969928436,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',175,'choice',3,'move spikes-view-hideout-c',1795969928440,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',176,'choice',3,'pass',1795969928542,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',177,'choice',3,'move spikes-view-mine',1795969928545,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',178,'choice',3,'pass',1795969928648,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',179,'choice',3,'end',1795969928751,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',180,'choice',1,'income cards
= 6h
= Ad',1795969928753,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',181,'choice',1,'move red-falls-4',1795969928755,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',182,'choice',1,'pass',1795969928757,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',183,'choice',1,'move cliff-junction-2',1795969928758,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',184,'choice',1,'pass',1795969928759,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',185,'choice',1,'move cliff-junction-8',1795969928761,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',186,'choice',1,'pass',1795969928762,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',187,'choice',1,'discard 6h',1795969928763,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',188,'choice',1,'discard 10d',1795969928764,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',189,'choice',1,'end',1795969928766,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',190,'choice',2,'income cards
= 9s
= Js',1795969928767,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',191,'choice',2,'move sunny-hills-5',1795969928768,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',192,'choice',2,'pass',1795969928769,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',193,'choice',2,'move red-falls-5',1795969928771,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',194,'choice',2,'pass',1795969928772,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',195,'choice',2,'move sunny-hills-7',1795969928774,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',196,'choice',2,'pass',1795969928775,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',197,'choice',2,'discard 2s',1795969928778,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',198,'choice',2,'discard Kh',1795969928779,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',199,'choice',2,'end',1795969928782,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',200,'choice',3,'income both
= Jh',1795969928784,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',201,'choice',3,'move spikes-view-mine',1795969928787,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',202,'choice',3,'pass',1795969928889,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',203,'choice',3,'move spikes-view-mine',1795969928892,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',204,'choice',3,'pass',1795969928995,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',205,'choice',3,'prospect
= nugget
= gravel',1795969928997,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',206,'choice',3,'discard 10s',1795969929000,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',207,'choice',3,'end',1795969929103,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',208,'choice',1,'income cards
= Ac
= Qd',1795969929106,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',209,'choice',1,'move cliff-junction-3',1795969929107,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',210,'choice',1,'pass',1795969929109,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',211,'choice',1,'end',1795969929110,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',212,'choice',1,'discard Qc',1795969929111,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',213,'choice',1,'discard 2h',1795969929112,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',214,'choice',1,'end',1795969929113,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',215,'choice',2,'income cards
= 8s
= 4h',1795969929114,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',216,'choice',2,'move cliff-junction-5',1795969929116,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',217,'choice',2,'pass',1795969929117,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',218,'choice',2,'move sunny-hills-6',1795969929118,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',219,'choice',2,'pass',1795969929119,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',220,'choice',2,'move sunny-hills-ranch',1795969929121,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',221,'choice',2,'pass',1795969929122,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',222,'choice',2,'discard 4c',1795969929123,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',223,'choice',2,'discard 8c',1795969929124,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',224,'choice',2,'end',1795969929125,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',225,'choice',3,'income money',1795969929127,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',226,'choice',3,'move spikes-view-hideout-c',1795969929130,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',227,'choice',3,'pass',1795969929232,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',228,'choice',3,'move spikes-view-hideout-c',1795969929235,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',229,'choice',3,'pass',1795969929338,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',230,'choice',3,'move spikes-view-mine',1795969929342,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',231,'choice',3,'pass',1795969929445,2);
INSERT INTO "entries" VALUES('120492c2a4e3894f67c0cd7450a3de5b',232,'choice',3,'end',1795969929554,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',1,'setup',NULL,'= ware derringer
= ware mule
= ware ten-gallon
= ware provisions
= ware snake-oil
= ware quarter-horse
= event cave-in
= event the-bell-steer
= frontier 6
= frontier 5
= frontier 3
= frontier 2
= frontier 3
= frontier 3
= frontier 2
= frontier 5
= frontier 6
= character fee-lee-wong
= character calamity-jane
= character sundance-kid
= character annie-oakley
= character seth-bullock
= character stagecoach-mary',1795969929682,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',2,'choice',3,'draft stagecoach-mary',1795969929696,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',3,'choice',1,'draft calamity-jane',1795969929704,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',4,'choice',2,'draft sundance-kid
= 6c
= 2h',1795969929714,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',5,'choice',3,'start darkrock-4
= Qs',1795969929719,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',6,'choice',1,'start red-falls-5
= goal sundance-hole-in-the-wall
= goal mary-special-delivery
= goal calamity-sore-winner
= trigger points
= trigger showdown',1795969929731,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',7,'choice',2,'income both
= 9h',1795969929733,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',8,'choice',2,'move gulch-frontier-17',1795969929739,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',9,'choice',2,'pass',1795969929746,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',10,'choice',2,'frontier',1795969929748,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',11,'choice',2,'discard 9h
= 9s
= frontier-token hot-spring
= 5s
= Kh',1795969929749,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',12,'choice',2,'move gulch-frontier-7',1795969929751,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',13,'choice',2,'pass',1795969929752,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',14,'choice',2,'end',1795969929753,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',15,'choice',3,'income money',1795969929754,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',16,'choice',3,'work',1795969929756,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',17,'choice',3,'work',1795969929758,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',18,'choice',3,'work',1795969929759,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',19,'choice',3,'end',1795969929860,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',20,'choice',1,'income both
= 3h',1795969929863,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',21,'choice',1,'move red-falls-cabaret',1795969929865,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',22,'choice',1,'react 3h',1795969929866,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',23,'choice',1,'ride red-falls-doctors-office',1795969929867,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',24,'choice',1,'pass',1795969929868,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',25,'choice',1,'work',1795969929870,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',26,'choice',1,'end',1795969929871,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',27,'choice',1,'end',1795969929872,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',28,'choice',2,'income money',1795969929873,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',29,'choice',2,'play 9s
= 10c
= Jc
= 3c',1795969929874,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',30,'choice',2,'move gulch-frontier-15',1795969929876,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',31,'choice',2,'pass',1795969929877,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',32,'choice',2,'move gulch-frontier-30',1795969929878,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',33,'choice',2,'pass',1795969929879,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',34,'choice',2,'discard Jc',1795969929880,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',35,'choice',2,'end',1795969929881,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',36,'choice',3,'income money',1795969929883,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',37,'choice',3,'faro
= 10
= J
= 3
= 4',1795969929885,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',38,'choice',3,'pass
= 10
= 4
= J',1795969929887,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',39,'choice',3,'work',1795969929890,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',40,'choice',3,'work',1795969929892,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',41,'choice',3,'end',1795969929994,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',42,'choice',1,'income money',1795969930006,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',43,'choice',1,'move red-falls-1',1795969930011,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',44,'choice',1,'pass',1795969930014,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',45,'choice',1,'move red-falls-5',1795969930015,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',46,'choice',1,'pass',1795969930017,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',47,'choice',1,'move cliff-junction-4',1795969930018,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',48,'choice',1,'pass',1795969930019,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',49,'choice',1,'end',1795969930020,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',50,'choice',2,'income cards
= 5h
= As',1795969930022,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',51,'choice',2,'move gulch-frontier-outlaw-camp',1795969930024,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',52,'choice',2,'pass',1795969930025,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',53,'choice',2,'move gulch-frontier-outlaw-camp',1795969930028,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',54,'choice',2,'pass',1795969930032,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',55,'choice',2,'move gulch-frontier-24',1795969930038,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',56,'choice',2,'pass',1795969930041,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',57,'choice',2,'discard 10c',1795969930043,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',58,'choice',2,'discard 3c',1795969930048,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',59,'choice',2,'end',1795969930049,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',60,'choice',3,'income both
= Kd',1795969930051,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',61,'choice',3,'faro
= 6
= 7
= 2
= K',1795969930055,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',62,'choice',3,'pass
= 7
= K
= 6',1795969930060,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',63,'choice',3,'faro
= 9
= A
= 8
= Q',1795969930062,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',64,'choice',3,'bet 9 20',1795969930065,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',65,'choice',3,'bet A 10
= Q
= A',1795969930067,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',66,'choice',3,'choose cards
= 2s',1795969930072,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',67,'choice',3,'leave
= 8',1795969930074,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',68,'choice',3,'move darkrock-8',1795969930076,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',69,'choice',3,'pass',1795969930181,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',70,'choice',3,'end',1795969930288,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',71,'choice',1,'income cards
= 8d
= Jh',1795969930299,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',72,'choice',1,'use provisions
= 7h',1795969930307,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',73,'choice',1,'move cliff-junction-7',1795969930324,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',74,'choice',1,'pass',1795969930333,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',75,'choice',1,'move cliff-junction-10',1795969930339,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',76,'choice',1,'pass',1795969930342,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',77,'choice',1,'end',1795969930346,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',78,'choice',2,'income money',1795969930349,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',79,'choice',2,'move buzzard-gulch-2',1795969930353,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',80,'choice',2,'pass',1795969930360,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',81,'choice',2,'move gulch-frontier-13',1795969930362,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',82,'choice',2,'pass',1795969930365,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',83,'choice',2,'move gulch-frontier-10',1795969930373,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',84,'choice',2,'pass',1795969930378,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',85,'choice',2,'end',1795969930386,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',86,'choice',3,'income both
= 8s',1795969930388,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',87,'choice',3,'work',1795969930390,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',88,'choice',3,'poker
= 9c
= 3d
= 9d
= Kc
= 8c
= 3s
= 4s
= 10s',1795969930395,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',89,'choice',2,'lay 3d 9d',1795969930399,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',90,'choice',3,'lay 2s Kd
= Ad',1795969930408,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',91,'choice',3,'faro
= 5
= J
= 10
= 3',1795969930414,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',92,'choice',3,'bet 10 10',1795969930416,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',93,'choice',3,'bet 5 20
= J
= 10',1795969930428,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',94,'choice',3,'leave
= 3',1795969930440,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',95,'choice',3,'end',1795969930553,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',96,'choice',1,'income both
= Qd',1795969930559,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',97,'choice',1,'move cliff-junction-7',1795969930566,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',98,'choice',1,'move red-falls-3',1795969930568,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',99,'choice',1,'move cliff-junction-3',1795969930576,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',100,'choice',1,'end',1795969930584,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',101,'choice',2,'income cards
= 4c
= 8h',1795969930603,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',102,'choice',2,'move gulch-frontier-9',1795969930624,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',103,'choice',2,'play 4c',1795969930631,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',104,'choice',2,'sheriff mesitos-point-6',1795969930639,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',105,'choice',2,'sheriff mesitos-point-5',1795969930647,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',106,'choice',2,'sheriff mesitos-point-hideout-a
= event the-claims-office-fire',1795969930659,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',107,'choice',2,'move gulch-frontier-3',1795969930667,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',108,'choice',2,'discard 5s',1795969930673,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',109,'choice',2,'end',1795969930682,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',110,'choice',3,'income both
= 7d',1795969930691,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',111,'choice',3,'high-stakes
= 5c
= 6s
= 10d
= 7c
= Js
= Jd
= 5d
= 2d
= Qc',1795969930700,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',112,'choice',3,'raise
= Ac
= 6d',1795969930711,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',113,'choice',2,'lay 7c 10d',1795969930719,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',114,'choice',3,'lay 2h 9c',1795969930722,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',115,'choice',3,'choose money
= Qh',1795969930723,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',116,'choice',3,'poker
= 10h
= 4h
= 7s
= Ah
= Ks
= 2c
= 6h
= 4d',1795969930726,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',117,'choice',2,'lay 7s Ks',1795969930729,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',118,'choice',3,'lay 10h Qh
= 4c
= Js',1795969930739,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',119,'choice',3,'poker
= 2s
= Jd
= Kc
= Jc
= Ac
= 4s
= 2d
= 9c',1795969930743,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',120,'choice',2,'lay Jd Ac',1795969930753,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',121,'choice',3,'lay 5c Ad
= 3d',1795969930755,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',122,'choice',3,'discard Js',1795969930756,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',123,'choice',3,'end',1795969930859,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',124,'choice',1,'income money',1795969930865,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',125,'choice',1,'move red-falls-6',1795969930875,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',126,'choice',1,'pass',1795969930880,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',127,'choice',1,'move red-falls-3',1795969930885,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',128,'choice',1,'pass',1795969930888,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',129,'choice',1,'move sunny-hills-6',1795969930891,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',130,'choice',1,'pass',1795969930894,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',131,'choice',1,'end',1795969930898,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',132,'choice',2,'income both
= 5s',1795969930900,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',133,'choice',2,'use sundance-kid',1795969930903,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',134,'choice',2,'pass',1795969930905,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',135,'choice',2,'train-heist
= opponent sleeping-car
= 4
= 6
= 7',1795969930911,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',136,'choice',2,'commit 5h',1795969930931,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',137,'choice',1,'npc 4',1795969930934,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',138,'choice',2,'react 6c',1795969930941,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',139,'choice',2,'discard 5s
= 3h',1795969930947,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',140,'choice',2,'pass',1795969930949,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',141,'choice',2,'contribute 1',1795969930952,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',142,'choice',2,'move buzzard-gulch-marshals-office',1795969930963,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',143,'choice',2,'pass',1795969930969,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',144,'choice',2,'end',1795969930974,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',145,'choice',3,'income cards
= 10s
= 6s',1795969930977,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',146,'choice',3,'play 2s',1795969930981,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',147,'choice',3,'ride darkrock-6',1795969930985,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',148,'choice',3,'move darkrock-2',1795969930989,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',149,'choice',3,'react 3d',1795969931095,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',150,'choice',3,'ride mesitos-point-6',1795969931107,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',151,'choice',3,'pass',1795969931214,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',152,'choice',3,'move darkrock-sheriffs-office',1795969931227,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',153,'choice',3,'pass',1795969931333,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',154,'choice',3,'end',1795969931462,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',155,'choice',1,'income cards
= 10c
= Qc',1795969931476,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',156,'choice',1,'move cliff-junction-4',1795969931487,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',157,'choice',1,'pass',1795969931499,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',158,'choice',1,'move cliff-junction-3',1795969931515,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',159,'choice',1,'pass',1795969931519,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',160,'choice',1,'move cliff-junction-7',1795969931527,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',161,'choice',1,'pass',1795969931530,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',162,'choice',1,'discard 7h',1795969931533,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',163,'choice',1,'discard Qc',1795969931536,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',164,'choice',1,'end',1795969931538,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',165,'choice',2,'income cards
= Kd
= 10d',1795969931540,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',166,'choice',2,'move buzzard-gulch-1',1795969931544,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',167,'choice',2,'react 3h',1795969931550,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',168,'choice',2,'ride gulch-frontier-17',1795969931555,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',169,'choice',2,'pass',1795969931561,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',170,'choice',2,'move buzzard-gulch-1',1795969931566,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',171,'choice',2,'pass',1795969931572,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',172,'choice',2,'move gulch-frontier-22',1795969931581,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',173,'choice',2,'pass',1795969931585,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',174,'choice',2,'discard 10d',1795969931590,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',175,'choice',2,'end',1795969931594,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',176,'choice',3,'income cards
= 2h
= 3c',1795969931600,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',177,'choice',3,'move darkrock-4',1795969931603,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',178,'choice',3,'react 3c',1795969931708,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',179,'choice',3,'ride darkrock-7',1795969931715,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',180,'choice',3,'pass',1795969931821,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',181,'choice',3,'move darkrock-4',1795969931835,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',182,'choice',3,'pass',1795969931942,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',183,'choice',3,'work',1795969931946,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',184,'choice',3,'discard 8s',1795969931950,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',185,'choice',3,'end',1795969932060,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',186,'choice',1,'income money',1795969932070,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',187,'choice',1,'end',1795969932086,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',188,'choice',1,'end',1795969932098,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',189,'choice',2,'income money',1795969932111,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',190,'choice',2,'play Kh',1795969932122,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',191,'choice',2,'move gulch-frontier-12',1795969932134,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',192,'choice',2,'pass',1795969932142,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',193,'choice',2,'move buzzard-gulch-1',1795969932148,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',194,'choice',2,'pass',1795969932152,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',195,'choice',2,'poker
= 8c
= 6d
= 7c
= 5d
= 9s
= 3s
= 9d
= 9h',1795969932155,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',196,'choice',1,'lay 7c 9s',1795969932157,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',197,'choice',2,'lay Kd As
= 5h',1795969932161,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',198,'choice',2,'move gulch-frontier-7',1795969932163,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',199,'choice',2,'pass',1795969932165,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',200,'choice',2,'end',1795969932167,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',201,'choice',3,'income money',1795969932170,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',202,'choice',3,'high-stakes
= Ks
= Qh
= Ad
= 3c
= 10d
= Kc
= 8s
= 2s
= 6h',1795969932176,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',203,'choice',3,'raise
= 2d
= 4s',1795969932179,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',204,'choice',2,'lay Kc Ad',1795969932181,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',205,'choice',3,'lay 4c Ks
= token 1',1795969932186,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',206,'choice',3,'poker
= Ac
= Jc
= 10h
= 9c
= Kh
= 5c
= Qc
= 3d',1795969932189,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',207,'choice',3,'lay 2h Ac',1795969932193,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',208,'choice',2,'lay 10h Jc',1795969932195,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',209,'choice',3,'choose gambler',1795969932201,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',210,'choice',3,'choose cards
= 5s
= 4h
= event wrong-side-of-the-bars',1795969932204,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',211,'choice',3,'high-stakes
= 3h
= 2c
= 4d
= 6c
= 7h
= Js
= 7s
= Jd
= Ah',1795969932211,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',212,'choice',3,'raise
= 2s
= 4c',1795969932218,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',213,'choice',2,'lay 4d 7h',1795969932221,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',214,'choice',3,'lay 5s 10s
= 6h',1795969932224,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',215,'choice',3,'end',1795969932334,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',216,'choice',1,'income both
= 9d',1795969932338,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',217,'choice',1,'move red-falls-3',1795969932343,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',218,'choice',1,'pass',1795969932346,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',219,'choice',1,'end',1795969932351,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',220,'choice',1,'discard Jh',1795969932354,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',221,'choice',1,'end',1795969932359,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',222,'choice',2,'income money',1795969932363,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',223,'choice',2,'play 5h',1795969932366,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',224,'choice',2,'move gulch-frontier-15',1795969932370,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',225,'choice',2,'pass',1795969932381,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',226,'choice',2,'use sundance-kid',1795969932384,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',227,'choice',2,'pass
= event the-salted-mine',1795969932399,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',228,'choice',2,'choose prospect
= nugget
= nugget',1795969932407,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',229,'choice',2,'end',1795969932411,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',230,'choice',3,'income money',1795969932416,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',231,'choice',3,'faro
= 2
= K
= A
= Q',1795969932418,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',232,'choice',3,'bet K 20',1795969932421,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',233,'choice',3,'bet A 10
= Q
= A',1795969932428,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',234,'choice',3,'leave
= K
= token 3
= token 1',1795969932434,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',235,'choice',3,'move darkrock-2',1795969932447,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',236,'choice',3,'pass',1795969932552,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',237,'choice',3,'move darkrock-1',1795969932568,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',238,'choice',3,'pass',1795969932678,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',239,'choice',3,'end',1795969932789,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',240,'choice',1,'income cards
= 3d
= 3c',1795969932796,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',241,'choice',1,'move cliff-junction-6',1795969932814,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',242,'choice',1,'pass',1795969932825,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',243,'choice',1,'move spikes-view-10',1795969932827,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',244,'choice',1,'react 3c',1795969932830,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',245,'choice',1,'ride gulch-frontier-17',1795969932834,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',246,'choice',1,'react 3d',1795969932836,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',247,'choice',1,'ride buzzard-gulch-2',1795969932842,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',248,'choice',1,'pass',1795969932858,2);
INSERT INTO "entries" VALUES('48bb09343e82f83f0950d35a7b768d25',249,'choice',1,'move gulch-frontier-6',1795969932870,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',1,'setup',NULL,'= ware shotgun
= ware mule
= ware revolver
= ware burro
= ware mustang
= ware provisions
= ware snake-oil
= ware bullwhip
= ware miners-map
= item shot-glass
= item cattle-brand
= item snakeskin-boots
= event high-water
= event beef-prices
= frontier 4
= frontier 4
= frontier 2
= frontier 5
= frontier 3
= frontier 6
= frontier 6
= frontier 5
= frontier 4
= region sunny-hills
= character sundance-kid
= character curly-bill-brocius
= character pat-garrett
= character ben-hodges
= character wild-bill-hickok
= character seth-bullock',1795969932925,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',2,'choice',3,'draft seth-bullock',1795969932928,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',3,'choice',1,'draft sundance-kid',1795969932929,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',4,'choice',2,'draft pat-garrett
= 5c
= 8c
= Ks',1795969932931,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',5,'choice',3,'start buzzard-gulch-5
= goal sundance-hole-in-the-wall
= goal pat-quien-es
= goal seth-star-and-bullock
= legend dead-mens-wages',1795969932933,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',6,'choice',1,'income both
= 4h',1795969932934,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',7,'choice',1,'train-heist
= opponent circus-car
= J
= 9
= 2',1795969932937,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',8,'choice',1,'commit 4h',1795969932939,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',9,'choice',3,'npc J',1795969932941,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',10,'choice',1,'pass
= 5d
= 5c',1795969932943,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',11,'choice',1,'work',1795969932944,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',12,'choice',1,'move gulch-frontier-pass-a',1795969932948,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',13,'choice',1,'pass',1795969932950,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',14,'choice',1,'risk money
= risk wound',1795969932953,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',15,'choice',1,'end',1795969932956,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',16,'choice',2,'income money',1795969932958,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',17,'choice',2,'end',1795969932961,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',18,'choice',2,'end',1795969932966,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',19,'choice',3,'income both
= Kc',1795969932970,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',20,'choice',3,'move buzzard-gulch-1',1795969932975,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',21,'choice',3,'pass',1795969933080,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',22,'choice',3,'high-stakes
= Jc',1795969933085,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',23,'choice',2,'pass
= Qc
= Qd
= 4s
= 8d
= Ac
= Qh
= 9d
= 6c',1795969933091,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',24,'choice',3,'raise
= 8s
= 4d',1795969933107,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',25,'choice',2,'lay 4s Qc',1795969933115,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',26,'choice',3,'lay Jc Kc
= 2c',1795969933122,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',27,'choice',3,'work',1795969933128,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',28,'choice',3,'risk card
= risk two-wounds
= 2d',1795969933140,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',29,'choice',3,'end',1795969933251,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',30,'choice',1,'income both
= 8h',1795969933259,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',31,'choice',1,'move gulch-frontier-6',1795969933264,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',32,'choice',1,'pass',1795969933271,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',33,'choice',1,'risk ride
= risk story-point',1795969933273,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',34,'choice',1,'sheriff mesitos-point-3',1795969933294,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',35,'choice',1,'sheriff mesitos-point-1',1795969933306,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',36,'choice',1,'sheriff stop',1795969933308,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',37,'choice',1,'ride gulch-frontier-3',1795969933309,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',38,'choice',1,'move gulch-frontier-3',1795969933314,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',39,'choice',1,'pass',1795969933323,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',40,'choice',1,'move buzzard-gulch-2',1795969933331,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',41,'choice',1,'pass',1795969933335,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',42,'choice',1,'end',1795969933339,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',43,'choice',2,'income money',1795969933346,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',44,'choice',2,'risk ride
= risk story-point',1795969933351,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',45,'choice',2,'sheriff mesitos-point-3',1795969933355,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',46,'choice',2,'sheriff mesitos-point-1',1795969933357,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',47,'choice',2,'sheriff darkrock-1',1795969933359,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',48,'choice',2,'ride gulch-frontier-18',1795969933361,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',49,'choice',2,'move spikes-view-10',1795969933364,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',50,'choice',2,'pass',1795969933366,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',51,'choice',2,'move spikes-view-10',1795969933372,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',52,'choice',2,'pass',1795969933382,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',53,'choice',2,'move gulch-frontier-rail-station',1795969933388,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',54,'choice',2,'pass',1795969933399,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',55,'choice',2,'end',1795969933404,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',56,'choice',3,'income cards
= 6h
= Jd',1795969933421,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',57,'choice',3,'poker
= 9c',1795969933435,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',58,'choice',1,'join
= 3d
= 6s
= 7s
= Kd',1795969933443,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',59,'choice',1,'lay 3d 5d',1795969933444,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',60,'choice',3,'lay 2c Jd
= Qs',1795969933448,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',61,'choice',3,'choose legend',1795969933451,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',62,'choice',3,'work',1795969933453,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',63,'choice',3,'work',1795969933456,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',64,'choice',3,'end',1795969933458,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',65,'choice',3,'discard 9c',1795969933462,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',66,'choice',3,'end',1795969933568,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',67,'choice',1,'income money',1795969933612,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',68,'choice',1,'high-stakes
= 10h',1795969933688,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',69,'choice',3,'pass
= 4c
= 9s
= 10c
= 7h
= 5h
= Jh
= 2s
= 3h',1795969933693,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',70,'choice',1,'raise
= 5s
= 3c',1795969933699,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',71,'choice',1,'lay 8h Qs',1795969933716,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',72,'choice',3,'lay 7h 10c',1795969933726,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',73,'choice',1,'choose cards
= Js',1795969933735,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',74,'choice',1,'work',1795969933743,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',75,'choice',1,'move buzzard-gulch-3',1795969933751,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',76,'choice',1,'pass',1795969933767,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',77,'choice',1,'end',1795969933776,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',78,'choice',1,'end',1795969933779,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',79,'choice',2,'income both
= 2h',1795969933793,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',80,'choice',2,'work',1795969933800,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',81,'choice',2,'risk money
= risk wound',1795969933808,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',82,'choice',2,'end',1795969933824,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',83,'choice',2,'end',1795969933826,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',84,'choice',3,'income cards
= 3s
= 6d',1795969933829,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',85,'choice',3,'faro',1795969933833,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',86,'choice',1,'pass
= K
= 3
= 8
= Q',1795969933835,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',87,'choice',3,'bet K 10',1795969933837,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',88,'choice',3,'bet 8 20
= 8
= Q',1795969933839,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',89,'choice',3,'leave
= K',1795969933842,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',90,'choice',3,'choose cards
= Ad',1795969933845,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',91,'choice',3,'work',1795969933847,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',92,'choice',3,'work',1795969933851,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',93,'choice',3,'end',1795969933852,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',94,'choice',3,'discard 3s',1795969933854,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',95,'choice',3,'discard 6h',1795969933856,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',96,'choice',3,'discard 2d',1795969933859,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',97,'choice',3,'end',1795969933962,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',98,'choice',1,'income money',1795969933964,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',99,'choice',1,'move buzzard-gulch-4',1795969933970,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',100,'choice',1,'move gulch-frontier-18',1795969933978,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',101,'choice',1,'move gulch-frontier-6',1795969933986,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',102,'choice',1,'risk ride
= risk wound',1795969933997,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',103,'choice',1,'ride gulch-frontier-3
= event the-turncoat',1795969934003,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',104,'choice',1,'sheriff darkrock-2',1795969934006,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',105,'choice',1,'sheriff darkrock-3',1795969934013,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',106,'choice',1,'sheriff mesitos-point-4',1795969934020,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',107,'choice',1,'sheriff stop',1795969934030,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',108,'choice',1,'discard Js',1795969934032,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',109,'choice',1,'end',1795969934033,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',110,'choice',2,'income money',1795969934035,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',111,'choice',2,'move gulch-frontier-rail-station',1795969934039,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',112,'choice',2,'move spikes-view-8',1795969934041,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',113,'choice',2,'move darkrock-bank',1795969934043,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',114,'choice',2,'risk card
= risk story-point',1795969934045,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',115,'choice',2,'choose gang-a
= 10s',1795969934046,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',116,'choice',2,'end',1795969934047,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',117,'choice',3,'income cards
= 7d
= 10d',1795969934053,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',118,'choice',3,'faro
= A
= 6
= 4
= 5',1795969934055,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',119,'choice',3,'bet A 20',1795969934058,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',120,'choice',3,'bet 6 20
= 6
= 4',1795969934060,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',121,'choice',3,'leave
= 5',1795969934062,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',122,'choice',3,'claim buzzard-gulch-saloon',1795969934065,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',123,'choice',3,'deed buzzard-gulch-saloon',1795969934067,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',124,'choice',3,'choose money',1795969934073,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',125,'choice',3,'end',1795969934074,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',126,'choice',3,'discard 7d',1795969934079,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',127,'choice',3,'discard 6d',1795969934082,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',128,'choice',3,'end',1795969934184,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',129,'choice',1,'income both
= As',1795969934189,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',130,'choice',1,'move gulch-frontier-7',1795969934195,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',131,'choice',1,'move buzzard-gulch-4',1795969934199,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',132,'choice',1,'work',1795969934204,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',133,'choice',1,'risk ride
= risk wound
= injury powder-burns',1795969934209,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',134,'choice',1,'discard As',1795969934212,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',135,'choice',1,'ride buzzard-gulch-marshals-office',1795969934220,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',136,'choice',1,'end',1795969934224,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',137,'choice',2,'income cards
= 9h
= Ah',1795969934232,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',138,'choice',2,'risk money
= risk wound',1795969934238,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',139,'choice',2,'claim darkrock-bank',1795969934250,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',140,'choice',2,'move darkrock-4',1795969934254,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',141,'choice',2,'poker
= 7c
= Kh
= 4s
= 6d
= Js
= 10c
= Ac
= 6h',1795969934259,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',142,'choice',2,'lay 2h 10s',1795969934263,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',143,'choice',1,'lay Js Kh',1795969934271,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',144,'choice',2,'choose legend',1795969934274,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',145,'choice',2,'discard 9h',1795969934279,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',146,'choice',2,'end',1795969934282,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',147,'choice',3,'income money',1795969934288,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',148,'choice',3,'play Ks',1795969934294,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',149,'choice',3,'play Ad',1795969934297,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',150,'choice',3,'choose marshal',1795969934299,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',151,'choice',3,'pass',1795969934403,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',152,'choice',3,'work',1795969934420,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',153,'choice',3,'work',1795969934439,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',154,'choice',3,'move buzzard-gulch-6',1795969934453,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',155,'choice',3,'pass',1795969934564,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',156,'choice',3,'end',1795969934570,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',157,'choice',3,'end',1795969934675,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',158,'choice',1,'income cards
= 3d
= 8s',1795969934682,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',159,'choice',1,'move gulch-frontier-8',1795969934684,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',160,'choice',1,'pass',1795969934686,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',161,'choice',1,'move gulch-frontier-8',1795969934687,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',162,'choice',1,'pass',1795969934689,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',163,'choice',1,'move gulch-frontier-6',1795969934691,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',164,'choice',1,'react 3d',1795969934692,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',165,'choice',1,'ride buzzard-gulch-marshals-office',1795969934693,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',166,'choice',1,'pass',1795969934695,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',167,'choice',1,'risk money
= risk wound',1795969934696,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',168,'choice',1,'end',1795969934697,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',169,'choice',2,'income cards
= 10h
= Jh',1795969934698,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',170,'choice',2,'risk money
= risk two-wounds
= injury burned-palm',1795969934700,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',171,'choice',2,'discard Ah',1795969934702,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',172,'choice',2,'move darkrock-8',1795969934704,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',173,'choice',2,'pass',1795969934705,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',174,'choice',2,'move spikes-view-5',1795969934707,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',175,'choice',2,'pass',1795969934708,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',176,'choice',2,'move gulch-frontier-17',1795969934710,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',177,'choice',2,'pass',1795969934711,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',178,'choice',2,'discard 10h',1795969934712,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',179,'choice',2,'discard 8c',1795969934713,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',180,'choice',2,'end',1795969934714,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',181,'choice',3,'income cards
= 5s
= 2s',1795969934717,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',182,'choice',3,'play 5s',1795969934722,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',183,'choice',3,'play 2s',1795969934726,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',184,'choice',3,'ride darkrock-bank',1795969934728,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',185,'choice',3,'move darkrock-8',1795969934731,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',186,'choice',3,'pass',1795969934833,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',187,'choice',3,'end',1795969934838,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',188,'choice',3,'end',1795969934947,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',189,'choice',1,'income money',1795969934952,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',190,'choice',1,'move buzzard-gulch-3',1795969934956,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',191,'choice',1,'use sundance-kid
= 10
= 7
= Jd',1795969934960,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',192,'choice',1,'pass',1795969934963,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',193,'choice',1,'move sunny-hills-4',1795969934967,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',194,'choice',1,'pass',1795969934969,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',195,'choice',1,'risk ride
= risk story-point',1795969934973,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',196,'choice',1,'choose gang-a',1795969934975,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',197,'choice',1,'pass',1795969934978,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',198,'choice',1,'end',1795969934987,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',199,'choice',2,'income both
= As',1795969934990,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',200,'choice',2,'move gulch-frontier-rail-station',1795969934994,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',201,'choice',2,'pass',1795969934997,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',202,'choice',2,'move gulch-frontier-17',1795969935000,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',203,'choice',2,'pass',1795969935003,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',204,'choice',2,'move gulch-frontier-6',1795969935006,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',205,'choice',2,'pass',1795969935009,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',206,'choice',2,'risk ride
= risk wound',1795969935012,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',207,'choice',2,'discard As',1795969935015,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',208,'choice',2,'ride gulch-frontier-17',1795969935017,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',209,'choice',2,'end',1795969935020,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',210,'choice',3,'income cards
= 6c
= Qh',1795969935022,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',211,'choice',3,'faro
= 9
= 2
= J
= K',1795969935027,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',212,'choice',3,'pass
= K
= J
= 2',1795969935030,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',213,'choice',3,'move darkrock-bank',1795969935034,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',214,'choice',3,'pass',1795969935138,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',215,'choice',3,'heist
= 3
= 8
= Q',1795969935151,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',216,'choice',3,'commit Qh',1795969935167,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',217,'choice',2,'npc 8',1795969935173,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',218,'choice',3,'pass',1795969935177,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',219,'choice',3,'react 6c
= Jc',1795969935281,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',220,'choice',3,'pass
= 3h',1795969935400,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',221,'choice',3,'end',1795969935406,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',222,'choice',3,'discard 3h',1795969935410,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',223,'choice',3,'end',1795969935514,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',224,'choice',1,'income cards
= 9c
= 9s',1795969935522,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',225,'choice',1,'trade cattle-brand
= item pump-trolley',1795969935527,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',226,'choice',1,'end
= region gulch-frontier',1795969935528,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',227,'choice',1,'risk money
= risk wound-and-story-point',1795969935530,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',228,'choice',1,'discard 9s
= 8d',1795969935531,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',229,'choice',1,'choose wanted
= 7h',1795969935533,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',230,'choice',1,'react 7h',1795969935534,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',231,'choice',1,'end',1795969935536,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',232,'choice',1,'discard 9c',1795969935537,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',233,'choice',1,'end',1795969935538,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',234,'choice',2,'income cards
= 4d
= Qd',1795969935539,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',235,'choice',2,'move gulch-frontier-2',1795969935541,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',236,'choice',2,'pass',1795969935542,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',237,'choice',2,'move gulch-frontier-2',1795969935544,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',238,'choice',2,'pass',1795969935545,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',239,'choice',2,'trade miners-map',1795969935546,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',240,'choice',2,'trade snakeskin-boots
= item spurs',1795969935548,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',241,'choice',2,'trade pump-trolley
= item portrait',1795969935550,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',242,'choice',2,'end
= region mesitos-point',1795969935551,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',243,'choice',2,'risk ride
= risk two-wounds',1795969935553,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',244,'choice',2,'discard Jh',1795969935554,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',245,'choice',2,'discard 7c',1795969935555,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',246,'choice',2,'pass',1795969935556,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',247,'choice',2,'end',1795969935557,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',248,'choice',3,'income cards
= 3c
= 8h',1795969935559,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',249,'choice',3,'move darkrock-3',1795969935560,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',250,'choice',3,'pass',1795969935663,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',251,'choice',3,'buy mule',1795969935666,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',252,'choice',3,'buy repeating-shotgun',1795969935672,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',253,'choice',3,'keep',1795969935675,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',254,'choice',3,'buy derringer',1795969935686,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',255,'choice',3,'keep',1795969935689,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',256,'choice',3,'buy pocket-watch',1795969935700,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',257,'choice',3,'buy medicine-pouch',1795969935710,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',258,'choice',3,'buy boot-knife',1795969935716,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',259,'choice',3,'end
= event the-salted-mine',1795969935724,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',260,'choice',3,'choose prospect
= tailings
= tailings',1795969935737,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',261,'choice',3,'upgrade revolver',1795969935744,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',262,'choice',3,'upgrade repeating-shotgun',1795969935767,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',263,'choice',3,'end',1795969935777,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',264,'choice',3,'discard 3c',1795969935791,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',265,'choice',3,'end',1795969935900,2);
INSERT INTO "entries" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',266,'choice',1,'income cards
= 5d
= 7s',1795969935907,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',1,'setup',NULL,'= event paid-off
= event command-performance
= frontier 2
= frontier 5
= frontier 4
= frontier 5
= frontier 4
= frontier 2
= frontier 6
= frontier 3
= frontier 6
= character bass-reeves
= character joaquin-murrieta
= character allan-pinkerton
= character jesse-james
= character johnny-ringo
= character elfego-baca',1795969936046,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',2,'choice',3,'draft elfego-baca',1795969936050,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',3,'choice',2,'draft allan-pinkerton',1795969936052,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',4,'choice',1,'draft bass-reeves
= As
= Jc
= 5c
= Kh
= first 2
= 10h
= Js',1795969936054,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',5,'choice',3,'start gulch-frontier-2
= 8c
= 8h
= 9d
= Jd
= trigger showdown
= trigger showdown',1795969936057,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',6,'choice',2,'income money',1795969936058,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',7,'choice',2,'move dixon-creek-hideout-b
= 3
= Q',1795969936060,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',8,'choice',2,'commit Js',1795969936062,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',9,'choice',1,'npc 3',1795969936064,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',10,'choice',2,'pass',1795969936070,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',11,'choice',2,'reward legend',1795969936073,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',12,'choice',2,'pass',1795969936076,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',13,'choice',2,'move cliff-junction-2',1795969936079,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',14,'choice',2,'pass',1795969936084,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',15,'choice',2,'move cliff-junction-9',1795969936087,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',16,'choice',2,'pass',1795969936090,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',17,'choice',3,'income cards
= Jh
= 9h',1795969936101,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',18,'choice',3,'frontier',1795969936106,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',19,'choice',3,'discard 8c',1795969936109,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',20,'choice',3,'discard Kh
= frontier-token lost-mail
= Kc
= 2d',1795969936113,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',21,'choice',3,'move gulch-frontier-4',1795969936116,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',22,'choice',3,'pass',1795969936219,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',23,'choice',3,'move gulch-frontier-4',1795969936225,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',24,'choice',3,'pass',1795969936330,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',25,'choice',3,'discard 5c',1795969936335,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',26,'choice',1,'income both
= Qd',1795969936340,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',27,'choice',1,'move mesitos-point-8',1795969936350,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',28,'choice',1,'pass',1795969936355,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',29,'choice',1,'play 9d
= 4h
= 6c
= 8d',1795969936361,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',30,'choice',1,'move darkrock-4',1795969936369,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',31,'choice',1,'pass',1795969936376,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',32,'choice',1,'discard Qd',1795969936382,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',33,'choice',2,'income both
= 3d',1795969936390,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',34,'choice',2,'move cliff-junction-3',1795969936399,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',35,'choice',2,'pass',1795969936408,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',36,'choice',2,'move red-falls-5',1795969936414,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',37,'choice',2,'pass',1795969936416,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',38,'choice',2,'move red-falls-5',1795969936427,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',39,'choice',2,'pass',1795969936430,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',40,'choice',3,'income both
= 5d',1795969936433,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',41,'choice',3,'move gulch-frontier-4',1795969936438,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',42,'choice',3,'pass',1795969936545,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',43,'choice',3,'move gulch-frontier-4',1795969936553,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',44,'choice',3,'pass',1795969936657,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',45,'choice',3,'play Kc',1795969936665,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',46,'choice',3,'play 9h
= 8s
= 10c
= 6s',1795969936669,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',47,'choice',3,'play 10c',1795969936674,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',48,'choice',3,'choose shop',1795969936680,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',49,'choice',3,'buy quarter-horse',1795969936703,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',50,'choice',3,'discard 5d',1795969936735,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',51,'choice',1,'income money',1795969936743,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',52,'choice',1,'high-stakes
= 2h
= 7s
= 3c
= 7h
= 2s
= Ac
= Ks
= 4d
= Qc',1795969936751,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',53,'choice',1,'raise
= 2c
= 7c',1795969936756,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',54,'choice',1,'lay 8d As',1795969936760,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',55,'choice',3,'lay 2s 7h
= Ad',1795969936762,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',56,'choice',1,'move mesitos-point-3',1795969936766,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',57,'choice',1,'pass',1795969936768,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',58,'choice',1,'move mesitos-point-1',1795969936771,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',59,'choice',1,'pass',1795969936773,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',60,'choice',2,'income both
= 4s',1795969936777,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',61,'choice',2,'buy gazette
= event run-on-the-bank',1795969936782,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',62,'choice',2,'buy shotgun',1795969936785,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',63,'choice',2,'keep',1795969936787,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',64,'choice',2,'move cliff-junction-4',1795969936791,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',65,'choice',2,'pass',1795969936793,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',66,'choice',2,'move red-falls-4',1795969936795,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',67,'choice',2,'pass',1795969936799,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',68,'choice',3,'income cards
= 4c
= 7d',1795969936802,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',69,'choice',3,'move buzzard-gulch-4',1795969936805,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',70,'choice',3,'use quarter-horse',1795969936909,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',71,'choice',3,'discard Jh',1795969936913,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',72,'choice',3,'ride buzzard-gulch-3',1795969936917,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',73,'choice',3,'pass',1795969937020,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',74,'choice',3,'play 4c',1795969937024,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',75,'choice',3,'move buzzard-gulch-2',1795969937030,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',76,'choice',3,'pass',1795969937134,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',77,'choice',1,'income money',1795969937146,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',78,'choice',1,'move darkrock-3',1795969937155,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',79,'choice',1,'pass',1795969937158,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',80,'choice',1,'buy holster',1795969937162,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',81,'choice',1,'move darkrock-bank
= opponent sorry-charlie
= K',1795969937166,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',82,'choice',1,'commit 4h',1795969937170,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',83,'choice',1,'pass
= 3s',1795969937184,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',84,'choice',1,'react 3s',1795969937193,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',85,'choice',1,'ride darkrock-4',1795969937195,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',86,'choice',2,'income both
= 10s',1795969937200,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',87,'choice',2,'equip shotgun',1795969937227,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',88,'choice',2,'move cliff-junction-1',1795969937239,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',89,'choice',2,'move cliff-junction-6',1795969937242,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',90,'choice',2,'move gulch-frontier-rail-station',1795969937246,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',91,'choice',3,'income cards
= 3h
= Ah',1795969937248,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',92,'choice',3,'play Ah',1795969937251,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',93,'choice',3,'choose wanted',1795969937255,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',94,'choice',3,'react 7d
= 9c',1795969937358,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',95,'choice',3,'play 3h',1795969937364,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',96,'choice',3,'ride spikes-view-rail-station',1795969937371,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',97,'choice',3,'work',1795969937372,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',98,'choice',1,'income cards
= 9s
= 10d',1795969937374,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',99,'choice',1,'move mesitos-point-5',1795969937378,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',100,'choice',1,'play Ad',1795969937382,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',101,'choice',1,'choose wanted',1795969937384,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',102,'choice',1,'move darkrock-7',1795969937386,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',103,'choice',1,'discard 2h',1795969937394,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',104,'choice',2,'income money',1795969937396,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',105,'choice',2,'equip revolver',1795969937399,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',106,'choice',2,'move gulch-frontier-6',1795969937402,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',107,'choice',2,'move gulch-frontier-16',1795969937405,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',108,'choice',2,'move gulch-frontier-20',1795969937408,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',109,'choice',3,'income both
= Kd',1795969937411,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',110,'choice',3,'move buzzard-gulch-marshals-office',1795969937414,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',111,'choice',3,'pass',1795969937517,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',112,'choice',3,'work',1795969937531,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',113,'choice',3,'work',1795969937535,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',114,'choice',3,'discard 8h',1795969937543,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',115,'choice',1,'income money',1795969937546,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',116,'choice',1,'move spikes-view-2',1795969937549,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',117,'choice',1,'move spikes-view-2',1795969937552,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',118,'choice',1,'move spikes-view-mine',1795969937555,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',119,'choice',2,'income cards
= 6d
= 6h',1795969937563,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',120,'choice',2,'equip revolver',1795969937565,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',121,'choice',2,'move gulch-frontier-17',1795969937572,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',122,'choice',2,'play 4s',1795969937577,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',123,'choice',2,'sheriff darkrock-2',1795969937579,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',124,'choice',2,'sheriff darkrock-4',1795969937580,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',125,'choice',2,'sheriff stop',1795969937582,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',126,'choice',2,'move spikes-view-9',1795969937584,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',127,'choice',2,'discard Jc',1795969937586,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',128,'choice',3,'income money',1795969937589,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',129,'choice',3,'move gulch-frontier-23',1795969937591,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',130,'choice',3,'pass',1795969937698,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',131,'choice',3,'frontier',1795969937707,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',132,'choice',3,'discard Kd',1795969937709,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',133,'choice',3,'discard 2d
= frontier-token eagles-nest
= event total-eclipse
= 5s
= Qh
= Qs',1795969937712,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',134,'choice',3,'play 9c
= 5h
= 2s
= 3h',1795969937715,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',135,'choice',3,'discard 3h',1795969937717,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',136,'choice',1,'income money',1795969937720,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',137,'choice',1,'move spikes-view-3',1795969937724,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',138,'choice',1,'pass',1795969937726,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',139,'choice',1,'play 9s
= Jh
= Jc
= 2h',1795969937728,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',140,'choice',1,'move darkrock-4',1795969937731,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',141,'choice',1,'pass',1795969937734,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',142,'choice',1,'discard 2h',1795969937736,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',143,'choice',1,'discard Qh',1795969937738,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',144,'choice',2,'income both
= 3c',1795969937741,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',145,'choice',2,'equip revolver',1795969937747,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',146,'choice',2,'move gulch-frontier-16',1795969937754,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',147,'choice',2,'pass',1795969937767,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',148,'choice',2,'move gulch-frontier-pass-a',1795969937786,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',149,'choice',2,'react 3c',1795969937795,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',150,'choice',2,'ride gulch-frontier-1',1795969937799,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',151,'choice',2,'pass',1795969937814,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',152,'choice',2,'move gulch-frontier-17',1795969937834,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',153,'choice',2,'pass',1795969937839,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',154,'choice',2,'discard 6h',1795969937847,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',155,'choice',3,'income cards
= 3s
= 7s',1795969937856,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',156,'choice',3,'play 2s',1795969937867,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',157,'choice',3,'ride buzzard-gulch-6',1795969937877,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',158,'choice',3,'work',1795969937888,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',159,'choice',3,'work',1795969937908,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',160,'choice',3,'discard 5s',1795969937914,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',161,'choice',1,'income cards
= 2c
= 7c',1795969937925,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',162,'choice',1,'move mesitos-point-8',1795969937952,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',163,'choice',1,'pass',1795969937963,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',164,'choice',1,'move spikes-view-1',1795969937967,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',165,'choice',1,'pass',1795969937991,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',166,'choice',1,'end',1795969938007,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',167,'choice',1,'discard 7c',1795969938019,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',168,'choice',1,'discard Jh',1795969938040,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',169,'choice',2,'income both
= Kh',1795969938043,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',170,'choice',2,'equip revolver',1795969938050,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',171,'choice',2,'move buzzard-gulch-1',1795969938065,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',172,'choice',2,'pass',1795969938075,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',173,'choice',2,'move buzzard-gulch-6',1795969938091,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',174,'choice',2,'pass',1795969938116,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',175,'choice',2,'move gulch-frontier-7',1795969938132,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',176,'choice',2,'pass',1795969938143,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',177,'choice',2,'discard Qs',1795969938150,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',178,'choice',3,'income money',1795969938156,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',179,'choice',3,'move gulch-frontier-outlaw-camp',1795969938172,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',180,'choice',3,'pass',1795969938280,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',181,'choice',3,'move buzzard-gulch-6',1795969938288,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',182,'choice',3,'pass',1795969938390,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',183,'choice',3,'upgrade quarter-horse',1795969938393,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',184,'choice',3,'end
= 8c',1795969938398,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',185,'choice',1,'income money',1795969938402,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',186,'choice',1,'move mesitos-point-8',1795969938408,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',187,'choice',1,'pass',1795969938411,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',188,'choice',1,'move spikes-view-2',1795969938414,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',189,'choice',1,'pass',1795969938418,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',190,'choice',1,'move spikes-view-8',1795969938421,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',191,'choice',1,'pass',1795969938425,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',192,'choice',1,'discard 8c',1795969938427,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',193,'choice',2,'income both
= Kd',1795969938431,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',194,'choice',2,'equip shotgun',1795969938443,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',195,'choice',2,'move buzzard-gulch-marshals-office',1795969938448,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',196,'choice',2,'pass',1795969938461,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',197,'choice',2,'move gulch-frontier-28',1795969938465,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',198,'choice',2,'pass',1795969938473,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',199,'choice',2,'move buzzard-gulch-marshals-office',1795969938479,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',200,'choice',2,'pass',1795969938482,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',201,'choice',2,'discard 6d',1795969938484,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',202,'choice',3,'income both
= Ks',1795969938488,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',203,'choice',3,'work',1795969938491,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',204,'choice',3,'work',1795969938495,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',205,'choice',3,'work',1795969938499,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',206,'choice',3,'discard 5h
= 5d',1795969938500,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',207,'choice',1,'income cards
= 9h
= Js',1795969938503,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',208,'choice',1,'move spikes-view-2',1795969938506,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',209,'choice',1,'pass',1795969938508,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',210,'choice',1,'move spikes-view-8',1795969938510,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',211,'choice',1,'pass',1795969938513,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',212,'choice',1,'move gulch-frontier-rail-station',1795969938516,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',213,'choice',1,'pass',1795969938518,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',214,'choice',1,'discard Jd',1795969938520,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',215,'choice',1,'discard 9h',1795969938524,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',216,'choice',1,'discard 10d',1795969938529,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',217,'choice',2,'income both
= 4s',1795969938531,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',218,'choice',2,'equip revolver',1795969938533,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',219,'choice',2,'move gulch-frontier-8',1795969938538,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',220,'choice',2,'pass',1795969938551,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',221,'choice',2,'end',1795969938556,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',222,'choice',2,'discard 3d',1795969938561,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',223,'choice',3,'income money',1795969938565,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',224,'choice',3,'move gulch-frontier-pass-c',1795969938573,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',225,'choice',3,'react 3s',1795969938683,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',226,'choice',3,'pass',1795969938690,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',227,'choice',3,'pass',1795969938814,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',228,'choice',3,'play Ks',1795969938820,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',229,'choice',3,'move buzzard-gulch-3',1795969938824,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',230,'choice',3,'use quarter-horse',1795969938944,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',231,'choice',3,'discard 6s',1795969938952,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',232,'choice',3,'pass',1795969938963,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',233,'choice',3,'move buzzard-gulch-marshals-office',1795969938971,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',234,'choice',3,'use quarter-horse',1795969939082,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',235,'choice',3,'discard 8s',1795969939095,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',236,'choice',3,'ride gulch-frontier-18',1795969939097,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',237,'choice',3,'move cliff-junction-mine',1795969939107,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',238,'choice',3,'use quarter-horse',1795969939218,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',239,'choice',3,'pass
= event the-bell-steer',1795969939227,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',240,'choice',3,'choose money
= 4d',1795969939236,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',241,'choice',1,'income both
= 4h',1795969939243,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',242,'choice',1,'move gulch-frontier-7',1795969939247,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',243,'choice',1,'move gulch-frontier-rail-station',1795969939255,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',244,'choice',1,'move spikes-view-5',1795969939264,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',245,'choice',1,'discard 5d',1795969939265,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',246,'choice',1,'discard Jc',1795969939266,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',247,'choice',2,'income cards
= 8d
= 4c',1795969939268,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',248,'choice',2,'equip revolver',1795969939269,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',249,'choice',2,'move gulch-frontier-17',1795969939275,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',250,'choice',2,'move gulch-frontier-21',1795969939277,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',251,'choice',2,'move gulch-frontier-19',1795969939279,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',252,'choice',2,'discard Kd',1795969939280,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',253,'choice',2,'discard 4c',1795969939282,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',254,'choice',3,'income cards
= 7d
= Ad',1795969939284,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',255,'choice',3,'prospect
= nugget
= nugget',1795969939294,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',256,'choice',3,'prospect
= nugget
= tailings',1795969939310,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',257,'choice',3,'prospect
= nugget
= gold-dust
= gold-dust
= gold-dust
= tailings
= Kc',1795969939321,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',258,'choice',1,'income cards
= Ac
= 7h',1795969939338,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',259,'choice',1,'play Kc',1795969939355,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',260,'choice',1,'move darkrock-bank',1795969939364,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',261,'choice',1,'move darkrock-4',1795969939376,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',262,'choice',1,'move darkrock-7',1795969939383,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',263,'choice',1,'move spikes-view-4',1795969939391,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',264,'choice',1,'discard Ac',1795969939398,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',265,'choice',1,'discard 4h',1795969939406,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',266,'choice',2,'income cards
= 2d
= 9d',1795969939415,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',267,'choice',2,'equip revolver',1795969939417,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',268,'choice',2,'move gulch-frontier-32',1795969939419,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',269,'choice',2,'move gulch-frontier-28',1795969939437,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',270,'choice',2,'move gulch-frontier-30',1795969939440,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',271,'choice',2,'discard 10s',1795969939441,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',272,'choice',2,'discard 2d',1795969939442,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',273,'choice',3,'income money',1795969939445,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',274,'choice',3,'move spikes-view-rail-station',1795969939446,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',275,'choice',3,'use quarter-horse',1795969939549,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',276,'choice',3,'discard 7d',1795969939555,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',277,'choice',3,'pass',1795969939560,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',278,'choice',3,'play Ad',1795969939564,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',279,'choice',3,'move darkrock-3
= Ah',1795969939576,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',280,'choice',1,'income money',1795969939581,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',281,'choice',1,'move spikes-view-8',1795969939583,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',282,'choice',1,'move spikes-view-8',1795969939585,2);
INSERT INTO "entries" VALUES('d069f38a36195572e4b46075a9738c36',283,'choice',1,'move spikes-view-rail-station',1795969939586,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',1,'setup',NULL,'= item short-cut
= item shot-glass
= item molasses
= event the-turncoat
= event the-salted-mine
= frontier 4
= frontier 4
= frontier 4
= frontier 6
= frontier 3
= frontier 3
= frontier 2
= frontier 3
= frontier 5
= region sunny-hills
= character doc-holliday
= character stagecoach-mary
= character john-slaughter
= character soapy-smith
= character ben-hodges
= character fee-lee-wong',1795969939615,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',2,'choice',3,'draft ben-hodges',1795969939618,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',3,'choice',2,'draft john-slaughter',1795969939619,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',4,'choice',1,'draft stagecoach-mary
= Kh
= 4h
= Js
= Qc
= Jc',1795969939621,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',5,'choice',3,'start gulch-frontier-20',1795969939627,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',6,'choice',1,'start darkrock-4',1795969939630,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',7,'choice',2,'start gulch-frontier-17
= trigger spend
= trigger spend',1795969939636,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',8,'choice',3,'income money',1795969939639,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',9,'choice',3,'frontier',1795969939647,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',10,'choice',3,'discard Qc
= frontier-token hot-spring
= 8h
= 9c',1795969939651,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',11,'choice',3,'play 9c
= 8d
= 7c
= 10c',1795969939661,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',12,'choice',3,'play 7c
= 5h
= 5d
= event the-toll-gate',1795969939664,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',13,'choice',3,'choose discard',1795969939666,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',14,'choice',3,'discard Js',1795969939668,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',15,'choice',1,'choose discard',1795969939669,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',16,'choice',2,'choose discard',1795969939670,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',17,'choice',3,'discard 8h',1795969939672,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',18,'choice',1,'income both
= Qh',1795969939680,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',19,'choice',1,'move mesitos-point-8',1795969939684,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',20,'choice',1,'pass',1795969939685,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',21,'choice',1,'move darkrock-4',1795969939687,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',22,'choice',1,'pass',1795969939688,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',23,'choice',1,'move darkrock-7',1795969939690,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',24,'choice',1,'pass',1795969939691,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',25,'choice',2,'income both
= 9d',1795969939692,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',26,'choice',2,'play 9d
= gravel
= 9h
= nugget',1795969939693,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',27,'choice',2,'move buzzard-gulch-1',1795969939695,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',28,'choice',2,'pass',1795969939696,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',29,'choice',2,'work',1795969939698,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',30,'choice',3,'income both
= 6d',1795969939699,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',31,'choice',3,'play 5d',1795969939701,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',32,'choice',3,'play 5h',1795969939703,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',33,'choice',3,'move buzzard-gulch-marshals-office',1795969939706,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',34,'choice',3,'pass',1795969939807,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',35,'choice',1,'income money',1795969939836,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',36,'choice',1,'move spikes-view-hideout-c
= A
= 8',1795969939886,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',37,'choice',3,'npc A',1795969939904,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',38,'choice',1,'pass',1795969939914,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',39,'choice',1,'choose legend
= 8c',1795969939921,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',40,'choice',1,'pass',1795969939924,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',41,'choice',1,'move mesitos-point-8',1795969939926,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',42,'choice',1,'pass',1795969939927,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',43,'choice',1,'move mesitos-point-8',1795969939929,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',44,'choice',1,'pass',1795969939930,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',45,'choice',2,'income cards
= Ac
= 4s',1795969939932,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',46,'choice',2,'move gulch-frontier-6',1795969939935,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',47,'choice',2,'pass',1795969939939,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',48,'choice',2,'move gulch-frontier-8',1795969939944,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',49,'choice',2,'pass',1795969939951,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',50,'choice',2,'move buzzard-gulch-1',1795969939954,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',51,'choice',2,'pass',1795969939962,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',52,'choice',3,'income money',1795969939965,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',53,'choice',3,'work',1795969939971,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',54,'choice',3,'move spikes-view-rail-station',1795969939975,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',55,'choice',3,'pass',1795969940080,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',56,'choice',3,'work',1795969940088,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',57,'choice',1,'income both
= 2c',1795969940090,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',58,'choice',1,'move spikes-view-3',1795969940099,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',59,'choice',1,'pass',1795969940104,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',60,'choice',1,'move darkrock-bank',1795969940107,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',61,'choice',1,'pass',1795969940110,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',62,'choice',1,'move spikes-view-5',1795969940114,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',63,'choice',1,'pass',1795969940117,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',64,'choice',2,'income money',1795969940121,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',65,'choice',2,'move gulch-frontier-4',1795969940127,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',66,'choice',2,'pass',1795969940130,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',67,'choice',2,'play Ac',1795969940132,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',68,'choice',2,'choose wanted',1795969940133,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',69,'choice',2,'pass',1795969940134,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',70,'choice',2,'move gulch-frontier-12',1795969940136,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',71,'choice',2,'pass',1795969940137,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',72,'choice',3,'income both
= 4d',1795969940143,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',73,'choice',3,'claim spikes-view-rail-station',1795969940145,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',74,'choice',3,'deed spikes-view-rail-station
= 3h',1795969940148,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',75,'choice',3,'claim gulch-frontier-rail-station',1795969940152,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',76,'choice',3,'discard Jc',1795969940154,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',77,'choice',1,'income both
= 2s',1795969940156,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',78,'choice',1,'move gulch-frontier-rail-station',1795969940158,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',79,'choice',1,'pass',1795969940159,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',80,'choice',1,'move gulch-frontier-rail-station',1795969940161,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',81,'choice',1,'pass',1795969940166,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',82,'choice',1,'move buzzard-gulch-marshals-office',1795969940168,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',83,'choice',1,'pass',1795969940169,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',84,'choice',2,'income money',1795969940170,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',85,'choice',2,'move gulch-frontier-14',1795969940172,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',86,'choice',2,'pass',1795969940173,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',87,'choice',2,'play 4s',1795969940174,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',88,'choice',2,'sheriff mesitos-point-6',1795969940175,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',89,'choice',2,'sheriff mesitos-point-3',1795969940180,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',90,'choice',2,'sheriff darkrock-1',1795969940181,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',91,'choice',2,'move gulch-frontier-31',1795969940183,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',92,'choice',2,'pass',1795969940184,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',93,'choice',3,'income money',1795969940187,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',94,'choice',3,'play 3h',1795969940190,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',95,'choice',3,'play 4d',1795969940193,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',96,'choice',3,'sheriff stop
= event rockslide',1795969940198,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',97,'choice',3,'choose wound',1795969940200,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',98,'choice',2,'choose discard',1795969940202,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',99,'choice',3,'deed gulch-frontier-rail-station',1795969940205,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',100,'choice',3,'ride buzzard-gulch-2',1795969940210,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',101,'choice',1,'income both
= 3d',1795969940215,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',102,'choice',1,'move gulch-frontier-16',1795969940217,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',103,'choice',1,'pass',1795969940223,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',104,'choice',1,'move spikes-view-rail-station',1795969940226,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',105,'choice',1,'pass',1795969940230,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',106,'choice',1,'move gulch-frontier-17',1795969940231,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',107,'choice',1,'pass',1795969940233,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',108,'choice',2,'income both
= Ad',1795969940234,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',109,'choice',2,'move gulch-frontier-28',1795969940243,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',110,'choice',2,'pass',1795969940253,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',111,'choice',2,'move gulch-frontier-34',1795969940266,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',112,'choice',2,'pass',1795969940268,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',113,'choice',2,'move gulch-frontier-26',1795969940269,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',114,'choice',2,'pass',1795969940270,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',115,'choice',3,'income money',1795969940273,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',116,'choice',3,'claim buzzard-gulch-saloon',1795969940275,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',117,'choice',3,'deed buzzard-gulch-saloon',1795969940278,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',118,'choice',3,'choose cards
= 10d',1795969940280,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',119,'choice',3,'work',1795969940288,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',120,'choice',1,'income cards
= 3s
= Kc',1795969940290,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',121,'choice',1,'move spikes-view-rail-station',1795969940292,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',122,'choice',1,'react 3s',1795969940296,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',123,'choice',1,'ride spikes-view-rail-station',1795969940298,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',124,'choice',1,'pass',1795969940300,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',125,'choice',1,'move gulch-frontier-16',1795969940301,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',126,'choice',1,'pass',1795969940303,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',127,'choice',1,'move buzzard-gulch-1',1795969940305,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',128,'choice',1,'pass',1795969940316,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',129,'choice',1,'discard 8c',1795969940326,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',130,'choice',2,'income cards
= 7d
= 3c',1795969940330,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',131,'choice',2,'play Ad
= Jd',1795969940332,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',132,'choice',2,'react 7d',1795969940333,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',133,'choice',2,'move gulch-frontier-25',1795969940344,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',134,'choice',2,'pass',1795969940346,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',135,'choice',2,'move gulch-frontier-25',1795969940347,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',136,'choice',2,'pass',1795969940349,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',137,'choice',3,'income money',1795969940350,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',138,'choice',3,'faro',1795969940354,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',139,'choice',1,'join
= J
= K
= 4
= 3',1795969940355,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',140,'choice',1,'bet 7 10',1795969940356,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',141,'choice',1,'bet 3 10',1795969940358,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',142,'choice',3,'bet 4 20',1795969940359,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',143,'choice',3,'bet J 10
= 4
= J',1795969940360,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',144,'choice',3,'choose money',1795969940361,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',145,'choice',1,'reclaim 7',1795969940362,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',146,'choice',1,'leave
= K',1795969940363,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',147,'choice',3,'poker
= 7s',1795969940365,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',148,'choice',1,'pass
= Qd
= 6c
= 5s
= Jh
= 10s
= As
= 5c',1795969940376,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',149,'choice',2,'lay 5s Qd',1795969940379,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',150,'choice',3,'lay 7s 10c',1795969940380,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',151,'choice',3,'choose gambler
= token 1',1795969940382,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',152,'choice',3,'poker
= 2d',1795969940384,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',153,'choice',1,'join
= 2h
= Ks
= 6h
= Ah',1795969940386,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',154,'choice',1,'lay 2h 2s',1795969940391,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',155,'choice',3,'lay 2d 10d
= 7h
= 10h',1795969940391,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',156,'choice',3,'choose legend
= event the-lady-in-gray',1795969940394,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',157,'choice',3,'choose money',1795969940396,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',158,'choice',1,'income cards
= 9s
= 6s',1795969940397,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',159,'choice',1,'move buzzard-gulch-4',1795969940399,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',160,'choice',1,'pass',1795969940400,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',161,'choice',1,'move buzzard-gulch-3',1795969940402,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',162,'choice',1,'pass',1795969940403,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',163,'choice',1,'move gulch-frontier-22',1795969940405,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',164,'choice',1,'pass',1795969940406,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',165,'choice',1,'discard 10h',1795969940407,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',166,'choice',1,'discard 9s',1795969940410,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',167,'choice',2,'income cards
= Kd
= Qs',1795969940416,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',168,'choice',2,'move gulch-frontier-26',1795969940421,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',169,'choice',2,'react 3c',1795969940423,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',170,'choice',2,'ride gulch-frontier-32',1795969940427,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',171,'choice',2,'move gulch-frontier-pass-c
= opponent nugget-nell
= 5
= 6',1795969940434,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',172,'choice',2,'use repeating-shotgun',1795969940440,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',173,'choice',2,'commit Jd',1795969940442,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',174,'choice',1,'npc 6',1795969940444,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',175,'choice',2,'pass
= 8s',1795969940455,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',176,'choice',2,'play Kd',1795969940459,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',177,'choice',2,'move gulch-frontier-26',1795969940463,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',178,'choice',2,'move gulch-frontier-rail-station',1795969940466,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',179,'choice',3,'income money',1795969940475,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',180,'choice',3,'faro
= 10
= Q
= 9
= 2',1795969940478,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',181,'choice',3,'pass
= Q
= 10
= 9',1795969940481,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',182,'choice',3,'move buzzard-gulch-2',1795969940484,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',183,'choice',3,'move buzzard-gulch-2',1795969940485,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',184,'choice',1,'income money',1795969940486,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',185,'choice',1,'move gulch-frontier-12',1795969940488,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',186,'choice',1,'move buzzard-gulch-3',1795969940490,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',187,'choice',1,'move buzzard-gulch-3',1795969940492,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',188,'choice',2,'income cards
= 4c
= 5s',1795969940493,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',189,'choice',2,'move gulch-frontier-20',1795969940495,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',190,'choice',2,'pass',1795969940496,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',191,'choice',2,'move gulch-frontier-19',1795969940497,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',192,'choice',2,'pass',1795969940499,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',193,'choice',2,'move gulch-frontier-32',1795969940502,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',194,'choice',2,'pass',1795969940506,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',195,'choice',3,'income money',1795969940510,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',196,'choice',3,'high-stakes
= 9d
= 2h
= 4h
= 4d
= Ac
= 9c
= 10c
= 10d
= 5d',1795969940515,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',197,'choice',3,'fold
= 2s',1795969940520,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',198,'choice',3,'faro',1795969940525,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',199,'choice',1,'join
= 7
= 8
= A
= J',1795969940527,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',200,'choice',1,'bet 10 20',1795969940530,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',201,'choice',3,'bet 7 20',1795969940533,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',202,'choice',3,'bet 8 10
= J
= 7',1795969940537,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',203,'choice',3,'choose cards
= Ah
= 7s',1795969940541,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',204,'choice',1,'leave',1795969940543,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',205,'choice',3,'leave
= 8
= event command-performance',1795969940547,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',206,'choice',3,'choose pay',1795969940553,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',207,'choice',3,'faro
= K
= 3
= 4
= 6',1795969940557,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',208,'choice',3,'bet 4 20',1795969940560,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',209,'choice',3,'bet K 10
= 6
= 3',1795969940564,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',210,'choice',3,'leave
= 4
= token 1
= token 1',1795969940576,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',211,'choice',3,'discard 6d',1795969940580,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',212,'choice',3,'discard Ah',1795969940584,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',213,'choice',3,'discard 8d
= event a-gap-in-the-fence',1795969940587,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',214,'choice',3,'choose money',1795969940591,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',215,'choice',1,'income cards
= 3c
= 5c',1795969940594,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',216,'choice',1,'move gulch-frontier-10',1795969940600,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',217,'choice',1,'react 3c',1795969940604,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',218,'choice',1,'ride buzzard-gulch-1',1795969940608,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',219,'choice',1,'pass',1795969940610,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',220,'choice',1,'move gulch-frontier-19',1795969940612,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',221,'choice',1,'pass',1795969940613,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',222,'choice',1,'end',1795969940615,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',223,'choice',1,'discard 5c',1795969940618,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',224,'choice',2,'income money',1795969940622,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',225,'choice',2,'move gulch-frontier-27',1795969940631,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',226,'choice',2,'pass',1795969940637,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',227,'choice',2,'use john-slaughter',1795969940643,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',228,'choice',2,'choose money',1795969940647,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',229,'choice',2,'choose card
= Jh',1795969940651,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',230,'choice',2,'play 4c',1795969940659,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',231,'choice',2,'sheriff mesitos-point-3',1795969940663,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',232,'choice',2,'sheriff stop',1795969940666,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',233,'choice',3,'income cards
= Ks
= 6h',1795969940668,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',234,'choice',3,'play 9d
= nugget
= gold-dust
= gravel
= 8h',1795969940673,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',235,'choice',3,'play Ks',1795969940679,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',236,'choice',3,'play 7s
= 4s
= Qc
= event total-eclipse
= 3s
= Qd
= As',1795969940683,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',237,'choice',3,'play 4s',1795969940691,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',238,'choice',3,'sheriff stop',1795969940695,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',239,'choice',3,'challenge
= opponent the-railroad-lawyer
= 3h
= 7c
= 10s
= Js
= 6c
= Jc
= 2d
= Ad
= Qh',1795969940698,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',240,'choice',2,'lay 6c 10s',1795969940700,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',241,'choice',3,'lay 2s 3s',1795969940701,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',242,'choice',3,'choose legend
= Kd',1795969940707,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',243,'choice',3,'discard Kd',1795969940710,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',244,'choice',1,'income money',1795969940715,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',245,'choice',1,'move gulch-frontier-pass-c',1795969940718,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',246,'choice',1,'play 2c',1795969940723,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',247,'choice',1,'ride red-falls-1',1795969940727,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',248,'choice',1,'move red-falls-2',1795969940729,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',249,'choice',2,'income cards
= 9h
= 8c',1795969940735,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',250,'choice',2,'move gulch-frontier-20',1795969940739,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',251,'choice',2,'move gulch-frontier-27',1795969940741,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',252,'choice',2,'move gulch-frontier-pass-c',1795969940747,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',253,'choice',2,'discard 9h',1795969940750,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',254,'choice',2,'discard 5s',1795969940752,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',255,'choice',3,'income both
= 10h',1795969940757,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',256,'choice',3,'high-stakes
= 9s
= Kh
= 5h
= Jd
= 7d
= 4s
= Qh
= 9h
= Ac',1795969940760,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',257,'choice',3,'raise
= Kd
= 4c',1795969940763,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',258,'choice',2,'lay 7d Jd',1795969940766,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',259,'choice',3,'lay 9s 10h
= 5d
= token 1
= token 1
= 2s
= event high-water',1795969940770,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',260,'choice',3,'choose shop',1795969940773,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',261,'choice',3,'buy carbine',1795969940785,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',262,'choice',3,'equip carbine',1795969940801,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',263,'choice',3,'play 5d',1795969940805,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',264,'choice',3,'move gulch-frontier-10',1795969940808,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',265,'choice',3,'pass',1795969940924,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',266,'choice',3,'discard 2s',1795969940926,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',267,'choice',1,'income cards
= 2c
= 8d',1795969940928,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',268,'choice',1,'move sunny-hills-5',1795969940930,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',269,'choice',1,'pass',1795969940934,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',270,'choice',1,'move sunny-hills-5',1795969940939,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',271,'choice',1,'pass',1795969940941,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',272,'choice',1,'play 2c',1795969940942,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',273,'choice',1,'ride darkrock-1',1795969940944,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',274,'choice',2,'income both
= 10d',1795969940945,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',275,'choice',2,'move gulch-frontier-32',1795969940947,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',276,'choice',2,'pass',1795969940948,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',277,'choice',2,'play As
= Jc',1795969940950,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',278,'choice',2,'pass',1795969940951,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',279,'choice',2,'move gulch-frontier-pass-c',1795969940952,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',280,'choice',2,'pass',1795969940953,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',281,'choice',2,'discard 10d',1795969940954,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',282,'choice',3,'income money',1795969940957,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',283,'choice',3,'equip revolver',1795969940959,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',284,'choice',3,'frontier',1795969940961,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',285,'choice',3,'discard 7h',1795969940963,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',286,'choice',3,'discard 8h
= frontier-token army-paymaster',1795969940968,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',287,'choice',3,'move buzzard-gulch-4',1795969940971,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',288,'choice',3,'pass',1795969941076,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',289,'choice',3,'claim buzzard-gulch-trading-post',1795969941084,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',290,'choice',1,'income cards
= 4d
= 2d',1795969941092,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',291,'choice',1,'buy gazette
= event wires-down',1795969941105,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',292,'choice',1,'sheriff mesitos-point-3',1795969941122,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',293,'choice',1,'sheriff darkrock-1',1795969941123,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',294,'choice',1,'sheriff mesitos-point-4',1795969941125,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',295,'choice',1,'sheriff sunny-hills-mine
= 7s
= 10c',1795969941126,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',296,'choice',1,'buy snake-oil',1795969941127,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',297,'choice',1,'play 7s
= 4h
= 3s
= event the-quarter-mile',1795969941130,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',298,'choice',1,'move darkrock-4',1795969941132,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',299,'choice',1,'pass',1795969941144,2);
INSERT INTO "entries" VALUES('41af67ef89cb689cfbe507fe06a969e4',300,'choice',1,'discard Kc',1795969941145,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',1,'setup',NULL,'= item shot-glass
= item outlaws-mask
= item lightning
= event total-eclipse
= event cave-in
= frontier 4
= frontier 4
= frontier 6
= frontier 6
= frontier 3
= frontier 2
= frontier 3
= frontier 5
= frontier 3
= region gulch-frontier
= character john-slaughter
= character butch-cassidy
= character seth-bullock
= character jesse-james
= character tiburcio-vasquez
= character bass-reeves',1795969941249,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',2,'choice',3,'draft bass-reeves',1795969941252,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',3,'choice',1,'draft john-slaughter',1795969941254,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',4,'choice',2,'draft seth-bullock
= Qd
= Ks
= 2c
= first 1',1795969941255,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',5,'choice',1,'start gulch-frontier-23',1795969941256,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',6,'choice',2,'start buzzard-gulch-5
= trigger points
= trigger showdown',1795969941257,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',7,'choice',1,'income cards
= 3s
= 9c',1795969941260,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',8,'choice',1,'move gulch-frontier-12',1795969941262,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',9,'choice',1,'react 3s',1795969941263,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',10,'choice',1,'ride gulch-frontier-14',1795969941264,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',11,'choice',1,'pass',1795969941265,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',12,'choice',1,'move gulch-frontier-15',1795969941267,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',13,'choice',1,'pass',1795969941268,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',14,'choice',1,'play 9c
= 8h
= 7h
= 3h',1795969941269,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',15,'choice',2,'income money',1795969941270,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',16,'choice',2,'move gulch-frontier-15',1795969941272,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',17,'choice',2,'pass',1795969941273,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',18,'choice',2,'move gulch-frontier-22',1795969941275,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',19,'choice',2,'pass',1795969941276,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',20,'choice',2,'move gulch-frontier-27',1795969941277,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',21,'choice',2,'pass',1795969941278,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',22,'choice',3,'income money',1795969941280,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',23,'choice',3,'move darkrock-2',1795969941282,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',24,'choice',3,'pass',1795969941385,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',25,'choice',3,'work',1795969941389,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',26,'choice',3,'work',1795969941390,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',27,'choice',1,'income cards
= 6s
= Js',1795969941391,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',28,'choice',1,'move gulch-frontier-23',1795969941393,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',29,'choice',1,'pass',1795969941394,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',30,'choice',1,'move gulch-frontier-34',1795969941396,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',31,'choice',1,'pass',1795969941397,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',32,'choice',1,'end',1795969941398,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',33,'choice',1,'discard Js',1795969941399,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',34,'choice',2,'income both
= 2h',1795969941401,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',35,'choice',2,'move gulch-frontier-32',1795969941402,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',36,'choice',2,'pass',1795969941403,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',37,'choice',2,'trade lightning
= item canteen',1795969941405,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',38,'choice',2,'end
= region darkrock',1795969941407,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',39,'choice',2,'move gulch-frontier-29',1795969941408,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',40,'choice',2,'pass',1795969941409,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',41,'choice',3,'income cards
= 5h
= 4s',1795969941412,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',42,'choice',3,'trade derringer',1795969941414,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',43,'choice',3,'keep',1795969941416,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',44,'choice',3,'end
= region buzzard-gulch',1795969941417,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',45,'choice',3,'work',1795969941418,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',46,'choice',3,'work',1795969941419,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',47,'choice',1,'income both
= 7d',1795969941420,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',48,'choice',1,'move gulch-frontier-23',1795969941421,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',49,'choice',1,'pass',1795969941423,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',50,'choice',1,'frontier',1795969941424,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',51,'choice',1,'discard 7h',1795969941425,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',52,'choice',1,'discard 8h
= frontier-token old-trapper
= 6d
= 10c
= Qs',1795969941426,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',53,'choice',1,'move gulch-frontier-23',1795969941428,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',54,'choice',1,'pass',1795969941429,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',55,'choice',1,'discard Qd',1795969941430,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',56,'choice',1,'discard Qs',1795969941431,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',57,'choice',2,'income money',1795969941436,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',58,'choice',2,'move gulch-frontier-15',1795969941438,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',59,'choice',2,'pass',1795969941440,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',60,'choice',2,'move gulch-frontier-34',1795969941442,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',61,'choice',2,'pass',1795969941443,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',62,'choice',2,'move cliff-junction-6',1795969941445,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',63,'choice',2,'pass',1795969941446,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',64,'choice',3,'income both
= Kd',1795969941447,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',65,'choice',3,'equip derringer',1795969941449,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',66,'choice',3,'play 2c',1795969941451,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',67,'choice',3,'ride buzzard-gulch-4',1795969941453,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',68,'choice',3,'trade carbine',1795969941455,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',69,'choice',3,'equip carbine',1795969941457,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',70,'choice',3,'end
= region cliff-junction',1795969941460,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',71,'choice',3,'work',1795969941462,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',72,'choice',1,'income both
= 5c',1795969941463,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',73,'choice',1,'move gulch-frontier-30',1795969941464,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',74,'choice',1,'pass',1795969941465,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',75,'choice',1,'move gulch-frontier-outlaw-camp',1795969941467,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',76,'choice',1,'pass',1795969941468,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',77,'choice',1,'move gulch-frontier-outlaw-camp',1795969941469,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',78,'choice',1,'pass',1795969941470,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',79,'choice',1,'discard 5c',1795969941471,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',80,'choice',2,'income both
= Jc',1795969941472,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',81,'choice',2,'move gulch-frontier-rail-station',1795969941475,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',82,'choice',2,'pass',1795969941476,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',83,'choice',2,'move spikes-view-rail-station',1795969941479,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',84,'choice',2,'pass',1795969941480,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',85,'choice',2,'move spikes-view-9',1795969941482,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',86,'choice',2,'pass',1795969941483,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',87,'choice',3,'income cards
= 9h
= 4c',1795969941487,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',88,'choice',3,'equip derringer',1795969941494,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',89,'choice',3,'move buzzard-gulch-6',1795969941496,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',90,'choice',3,'pass',1795969941598,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',91,'choice',3,'play 4c',1795969941600,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',92,'choice',3,'play 4s',1795969941602,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',93,'choice',1,'income money',1795969941604,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',94,'choice',1,'move gulch-frontier-24',1795969941606,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',95,'choice',1,'pass',1795969941607,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',96,'choice',1,'move gulch-frontier-28',1795969941608,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',97,'choice',1,'pass',1795969941609,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',98,'choice',1,'move gulch-frontier-21',1795969941611,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',99,'choice',1,'pass',1795969941612,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',100,'choice',2,'income both
= 4h',1795969941613,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',101,'choice',2,'move cliff-junction-3',1795969941616,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',102,'choice',2,'pass',1795969941617,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',103,'choice',2,'move cliff-junction-hideout-c
= 7
= 5',1795969941619,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',104,'choice',2,'commit 2h',1795969941620,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',105,'choice',1,'npc 7',1795969941621,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',106,'choice',2,'pass',1795969941622,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',107,'choice',2,'choose discard
= 4h
= Ac',1795969941623,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',108,'choice',2,'pass',1795969941624,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',109,'choice',2,'move spikes-view-rail-station',1795969941626,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',110,'choice',2,'pass',1795969941627,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',111,'choice',3,'income cards
= 8d
= Qh',1795969941629,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',112,'choice',3,'equip carbine',1795969941632,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',113,'choice',3,'buy bullwhip',1795969941634,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',114,'choice',3,'buy bedroll',1795969941636,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',115,'choice',3,'work',1795969941638,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',116,'choice',3,'work',1795969941641,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',117,'choice',1,'income both
= 5d',1795969941644,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',118,'choice',1,'end',1795969941646,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',119,'choice',1,'discard 6d',1795969941647,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',120,'choice',2,'income both
= Jh',1795969941648,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',121,'choice',2,'move spikes-view-4',1795969941651,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',122,'choice',2,'pass',1795969941652,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',123,'choice',2,'move gulch-frontier-pass-a',1795969941654,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',124,'choice',2,'pass',1795969941655,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',125,'choice',2,'move gulch-frontier-26',1795969941657,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',126,'choice',2,'pass',1795969941667,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',127,'choice',3,'income cards
= 6c
= 2s',1795969941670,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',128,'choice',3,'equip carbine',1795969941672,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',129,'choice',3,'play 9h
= 3c
= 9s
= 7c',1795969941674,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',130,'choice',3,'play 9s
= 2d
= 7s
= 9d',1795969941675,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',131,'choice',3,'play 9d
= Ad
= Jd
= 8s',1795969941676,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',132,'choice',3,'discard Jd',1795969941678,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',133,'choice',3,'discard 7c',1795969941680,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',134,'choice',3,'discard 6c',1795969941681,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',135,'choice',3,'discard 2s',1795969941682,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',136,'choice',3,'discard Kd',1795969941684,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',137,'choice',3,'discard Ad',1795969941686,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',138,'choice',3,'discard 5h',1795969941687,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',139,'choice',3,'discard 8s',1795969941688,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',140,'choice',1,'income money',1795969941689,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',141,'choice',1,'move gulch-frontier-33',1795969941691,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',142,'choice',1,'pass',1795969941692,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',143,'choice',1,'move gulch-frontier-28',1795969941696,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',144,'choice',1,'pass',1795969941698,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',145,'choice',1,'play 10c',1795969941699,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',146,'choice',1,'choose shop',1795969941700,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',147,'choice',1,'buy ten-gallon',1795969941702,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',148,'choice',2,'income cards
= 5s
= As',1795969941703,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',149,'choice',2,'move spikes-view-7',1795969941705,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',150,'choice',2,'pass',1795969941706,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',151,'choice',2,'move darkrock-bank',1795969941710,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',152,'choice',2,'pass',1795969941711,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',153,'choice',2,'move gulch-frontier-17',1795969941713,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',154,'choice',2,'pass',1795969941719,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',155,'choice',2,'discard Ac',1795969941721,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',156,'choice',2,'discard Jh',1795969941722,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',157,'choice',3,'income cards
= 10d
= Kc',1795969941725,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',158,'choice',3,'equip carbine',1795969941726,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',159,'choice',3,'buy repeating-shotgun',1795969941727,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',160,'choice',3,'keep',1795969941728,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',161,'choice',3,'upgrade repeating-shotgun',1795969941730,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',162,'choice',3,'play Kc',1795969941731,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',163,'choice',3,'work',1795969941732,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',164,'choice',3,'move gulch-frontier-28',1795969941734,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',165,'choice',3,'react 3c',1795969941836,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',166,'choice',3,'ride buzzard-gulch-marshals-office',1795969941839,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',167,'choice',3,'move buzzard-gulch-1',1795969941845,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',168,'choice',1,'income both
= 3d',1795969941847,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',169,'choice',1,'move gulch-frontier-22',1795969941849,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',170,'choice',1,'move buzzard-gulch-1',1795969941850,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',171,'choice',1,'move gulch-frontier-rail-station',1795969941852,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',172,'choice',2,'income money',1795969941853,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',173,'choice',2,'move gulch-frontier-1',1795969941855,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',174,'choice',2,'move buzzard-gulch-marshals-office',1795969941857,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',175,'choice',2,'end',1795969941862,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',176,'choice',3,'income both
= 10s',1795969941866,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',177,'choice',3,'equip derringer',1795969941867,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',178,'choice',3,'poker
= Kh',1795969941868,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',179,'choice',2,'pass
= 6h
= 10h
= Ah
= Qc
= 8c
= 4d
= 9h',1795969941869,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',180,'choice',2,'lay Qc Ah',1795969941870,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',181,'choice',3,'lay 10d Qh
= 2c
= 6c',1795969941871,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',182,'choice',3,'high-stakes
= Ad
= 7c
= 3c
= Js
= 8s
= 2s
= 7h
= 3s
= Qs',1795969941873,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',183,'choice',3,'raise
= 4s
= 4c',1795969941876,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',184,'choice',2,'lay 7c 8s',1795969941880,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',185,'choice',3,'lay 2c Kh
= 5h',1795969941880,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',186,'choice',3,'play 10s',1795969941883,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',187,'choice',3,'choose upgrade',1795969941885,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',188,'choice',3,'pass',1795969941888,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',189,'choice',3,'discard Ad',1795969941892,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',190,'choice',1,'income money',1795969941893,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',191,'choice',1,'move gulch-frontier-20',1795969941895,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',192,'choice',1,'move gulch-frontier-25',1795969941897,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',193,'choice',1,'move gulch-frontier-20',1795969941902,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',194,'choice',2,'income cards
= 10c
= 6d',1795969941904,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',195,'choice',2,'end',1795969941906,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',196,'choice',2,'discard 10c',1795969941907,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',197,'choice',2,'discard 5s',1795969941908,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',198,'choice',3,'income money',1795969941909,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',199,'choice',3,'equip derringer',1795969941910,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',200,'choice',3,'move buzzard-gulch-5',1795969941912,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',201,'choice',3,'move buzzard-gulch-marshals-office',1795969941914,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',202,'choice',3,'recruit
= follower the-frontier-doctor',1795969941918,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',203,'choice',1,'income both
= 9d',1795969941920,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',204,'choice',1,'move gulch-frontier-22',1795969941922,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',205,'choice',1,'move buzzard-gulch-3',1795969941925,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',206,'choice',1,'move gulch-frontier-8',1795969941926,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',207,'choice',1,'discard 3h',1795969941927,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',208,'choice',2,'income money',1795969941928,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',209,'choice',2,'move gulch-frontier-outlaw-camp',1795969941931,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',210,'choice',2,'move gulch-frontier-24',1795969941933,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',211,'choice',2,'move buzzard-gulch-1',1795969941935,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',212,'choice',3,'income cards
= 9s
= 8h',1795969941937,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',213,'choice',3,'equip revolver',1795969941940,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',214,'choice',3,'work',1795969941942,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',215,'choice',3,'work',1795969941944,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',216,'choice',3,'work',1795969941947,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',217,'choice',3,'discard 8h',1795969941948,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',218,'choice',3,'discard 6c',1795969941949,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',219,'choice',1,'income cards
= Qd
= 2h',1795969941950,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',220,'choice',1,'move buzzard-gulch-2',1795969941951,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',221,'choice',1,'move buzzard-gulch-6',1795969941953,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',222,'choice',1,'move gulch-frontier-12',1795969941955,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',223,'choice',1,'discard 5d',1795969941956,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',224,'choice',1,'discard 2h',1795969941957,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',225,'choice',2,'income money',1795969941958,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',226,'choice',2,'move gulch-frontier-11',1795969941960,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',227,'choice',2,'move gulch-frontier-7',1795969941968,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',228,'choice',2,'move gulch-frontier-33',1795969941972,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',229,'choice',3,'income both
= Ac',1795969941974,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',230,'choice',3,'equip revolver',1795969941976,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',231,'choice',3,'work',1795969941979,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',232,'choice',3,'work',1795969941981,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',233,'choice',3,'work',1795969941983,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',234,'choice',3,'discard 9s',1795969941985,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',235,'choice',1,'income both
= Kd',1795969941989,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',236,'choice',1,'end',1795969941990,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',237,'choice',1,'discard Qd',1795969941995,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',238,'choice',2,'income cards
= Jd
= 5c',1795969941997,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',239,'choice',2,'move gulch-frontier-20',1795969941999,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',240,'choice',2,'move spikes-view-3',1795969942001,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',241,'choice',2,'move spikes-view-1',1795969942003,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',242,'choice',2,'discard Jc',1795969942004,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',243,'choice',2,'discard Jd',1795969942005,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',244,'choice',3,'income both
= Kc',1795969942008,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',245,'choice',3,'equip revolver',1795969942010,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',246,'choice',3,'move buzzard-gulch-6',1795969942011,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',247,'choice',3,'move buzzard-gulch-5',1795969942013,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',248,'choice',3,'move buzzard-gulch-5',1795969942015,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',249,'choice',3,'discard 5h',1795969942017,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',250,'choice',1,'income money',1795969942018,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',251,'choice',1,'move gulch-frontier-13',1795969942020,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',252,'choice',1,'move gulch-frontier-11',1795969942021,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',253,'choice',1,'move gulch-frontier-11',1795969942023,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',254,'choice',2,'income cards
= 9c
= Jh',1795969942024,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',255,'choice',2,'move darkrock-7',1795969942026,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',256,'choice',2,'move spikes-view-hideout-c
= 9
= K',1795969942028,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',257,'choice',2,'commit 9c',1795969942029,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',258,'choice',1,'npc K',1795969942032,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',259,'choice',2,'pass
= 4h
= 6c',1795969942033,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',260,'choice',2,'pass',1795969942034,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',261,'choice',2,'move spikes-view-6',1795969942036,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',262,'choice',2,'pass',1795969942037,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',263,'choice',2,'discard 4h',1795969942038,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',264,'choice',2,'discard Jh',1795969942039,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',265,'choice',2,'discard Ks',1795969942040,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',266,'choice',2,'discard As',1795969942041,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',267,'choice',3,'income cards
= 2h
= Jc',1795969942043,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',268,'choice',3,'equip revolver',1795969942046,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',269,'choice',3,'work',1795969942047,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',270,'choice',3,'work',1795969942048,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',271,'choice',3,'work',1795969942049,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',272,'choice',3,'discard 2h',1795969942051,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',273,'choice',3,'discard 7s',1795969942055,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',274,'choice',1,'income both
= 3s',1795969942056,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',275,'choice',1,'move gulch-frontier-15',1795969942058,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',276,'choice',1,'pass',1795969942059,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',277,'choice',1,'play 9d
= Ah
= Js
= 9s',1795969942060,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',278,'choice',1,'move gulch-frontier-8',1795969942062,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',279,'choice',1,'pass',1795969942063,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',280,'choice',1,'discard 9s',1795969942064,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',281,'choice',1,'discard 6s',1795969942065,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',282,'choice',1,'discard Kd',1795969942066,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',283,'choice',2,'income both
= 8c',1795969942067,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',284,'choice',2,'play 5c',1795969942070,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',285,'choice',2,'move spikes-view-6',1795969942072,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',286,'choice',2,'pass',1795969942073,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',287,'choice',2,'move mesitos-point-7',1795969942076,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',288,'choice',2,'pass',1795969942077,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',289,'choice',3,'income cards
= 8h
= 3h',1795969942081,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',290,'choice',3,'equip derringer',1795969942083,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',291,'choice',3,'move buzzard-gulch-4',1795969942085,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',292,'choice',3,'pass',1795969942189,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',293,'choice',3,'move buzzard-gulch-4',1795969942195,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',294,'choice',3,'pass',1795969942297,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',295,'choice',3,'buy burro',1795969942308,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',296,'choice',3,'buy gazette
= event the-bell-steer',1795969942316,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',297,'choice',3,'choose travel',1795969942317,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',298,'choice',3,'ride mesitos-point-ranch
= 7c',1795969942323,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',299,'choice',3,'discard 2d',1795969942327,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',300,'choice',3,'discard 8h',1795969942333,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',301,'choice',1,'income cards
= Ad
= 10s',1795969942339,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',302,'choice',1,'move buzzard-gulch-marshals-office',1795969942343,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',303,'choice',1,'pass',1795969942344,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',304,'choice',1,'move gulch-frontier-7',1795969942346,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',305,'choice',1,'pass',1795969942348,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',306,'choice',1,'move gulch-frontier-3',1795969942350,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',307,'choice',1,'pass',1795969942352,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',308,'choice',1,'discard 3s',1795969942354,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',309,'choice',1,'discard 3d',1795969942355,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',310,'choice',2,'income cards
= 10h
= Kh',1795969942356,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',311,'choice',2,'move sunny-hills-mine',1795969942359,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',312,'choice',2,'pass',1795969942360,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',313,'choice',2,'move spikes-view-5',1795969942362,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',314,'choice',2,'pass',1795969942363,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',315,'choice',2,'move mesitos-point-hideout-a
= 10
= Q',1795969942366,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',316,'choice',2,'commit 10h',1795969942368,2);
INSERT INTO "entries" VALUES('20446d75cdf321b87652cc4d97ff7b9b',317,'choice',1,'npc 10',1795969942369,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',1,'setup',NULL,'= item telegram
= item dime-western
= item shot-glass
= event the-salted-mine
= event grizzly-bear
= frontier 4
= frontier 3
= frontier 5
= frontier 4
= frontier 3
= frontier 6
= frontier 6
= frontier 3
= frontier 2
= region sunny-hills
= character doc-holliday
= character bloody-knife
= character elfego-baca
= character bat-masterson
= character charley-parkhurst
= character ben-hodges',1795969942421,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',2,'choice',3,'draft ben-hodges',1795969942424,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',3,'choice',1,'draft bloody-knife',1795969942426,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',4,'choice',2,'draft bat-masterson
= Qc
= 5c
= 6c
= 8s
= 3d
= 2d
= 10d',1795969942427,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',5,'choice',3,'start gulch-frontier-17
= goal ben-own-defense
= goal bloody-knife-night-herd
= goal bat-gold-headed-cane
= legend iron-road',1795969942429,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',6,'choice',3,'income money',1795969942431,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',7,'choice',3,'play 3d',1795969942433,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',8,'choice',3,'ride gulch-frontier-rail-station',1795969942435,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',9,'choice',3,'work',1795969942438,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',10,'choice',3,'sheriff stop
= 3s',1795969942441,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',11,'choice',3,'claim gulch-frontier-rail-station',1795969942452,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',12,'choice',3,'end',1795969942460,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',13,'choice',3,'end',1795969942565,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',14,'choice',1,'income both
= 9h',1795969942579,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',15,'choice',1,'risk money
= risk wound-and-story-point',1795969942582,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',16,'choice',1,'sheriff darkrock-2',1795969942583,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',17,'choice',1,'sheriff darkrock-4',1795969942584,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',18,'choice',1,'sheriff stop',1795969942585,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',19,'choice',1,'move spikes-view-7',1795969942587,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',20,'choice',1,'pass',1795969942588,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',21,'choice',1,'end',1795969942590,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',22,'choice',1,'end',1795969942591,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',23,'choice',2,'income cards
= 7s
= 8h',1795969942592,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',24,'choice',2,'move darkrock-bank',1795969942593,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',25,'choice',2,'pass',1795969942594,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',26,'choice',2,'move spikes-view-9',1795969942596,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',27,'choice',2,'pass',1795969942597,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',28,'choice',2,'play 8s',1795969942599,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',29,'choice',2,'ride cliff-junction-mine
= Ah',1795969942601,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',30,'choice',2,'end',1795969942603,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',31,'choice',2,'end',1795969942604,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',32,'choice',3,'income money',1795969942615,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',33,'choice',3,'deed gulch-frontier-rail-station',1795969942617,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',34,'choice',3,'ride buzzard-gulch-6',1795969942619,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',35,'choice',3,'upgrade revolver',1795969942621,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',36,'choice',3,'end',1795969942623,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',37,'choice',3,'work',1795969942625,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',38,'choice',3,'risk card
= risk wound-and-story-point',1795969942628,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',39,'choice',3,'choose gang-c
= 5d
= event run-on-the-bank',1795969942630,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',40,'choice',3,'end',1795969942734,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',41,'choice',1,'income cards
= 10c
= 3c',1795969942740,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',42,'choice',1,'move darkrock-7',1795969942742,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',43,'choice',1,'pass',1795969942744,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',44,'choice',1,'move spikes-view-3',1795969942746,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',45,'choice',1,'react 3c',1795969942747,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',46,'choice',1,'ride spikes-view-8',1795969942748,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',47,'choice',1,'pass',1795969942749,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',48,'choice',1,'move spikes-view-4',1795969942751,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',49,'choice',1,'pass',1795969942752,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',50,'choice',1,'risk money
= risk wound',1795969942753,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',51,'choice',1,'discard 5c',1795969942755,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',52,'choice',1,'end',1795969942756,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',53,'choice',2,'income money',1795969942757,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',54,'choice',2,'move spikes-view-6',1795969942758,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',55,'choice',2,'pass',1795969942759,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',56,'choice',2,'move cliff-junction-6',1795969942761,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',57,'choice',2,'pass',1795969942762,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',58,'choice',2,'move cliff-junction-7',1795969942764,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',59,'choice',2,'pass',1795969942765,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',60,'choice',2,'risk card
= risk story-point',1795969942766,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',61,'choice',2,'sheriff darkrock-2',1795969942767,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',62,'choice',2,'sheriff darkrock-sheriffs-office',1795969942768,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',63,'choice',2,'sheriff mesitos-point-3
= 9d',1795969942769,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',64,'choice',2,'end',1795969942770,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',65,'choice',3,'income both
= Jc',1795969942773,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',66,'choice',3,'claim buzzard-gulch-trading-post',1795969942775,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',67,'choice',3,'deed buzzard-gulch-trading-post',1795969942777,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',68,'choice',3,'choose shop',1795969942778,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',69,'choice',3,'pass',1795969942779,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',70,'choice',3,'risk card
= risk story-point',1795969942780,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',71,'choice',3,'choose wanted
= Ks
= 5s',1795969942782,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',72,'choice',3,'pass',1795969942885,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',73,'choice',3,'move gulch-frontier-10',1795969942892,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',74,'choice',3,'react 3s',1795969942995,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',75,'choice',3,'pass',1795969942999,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',76,'choice',3,'discard Jc',1795969943006,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',77,'choice',3,'discard Ks',1795969943008,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',78,'choice',3,'end',1795969943111,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',79,'choice',1,'income money',1795969943114,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',80,'choice',1,'end',1795969943116,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',81,'choice',1,'end',1795969943118,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',82,'choice',2,'income money',1795969943119,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',83,'choice',2,'move cliff-junction-4',1795969943123,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',84,'choice',2,'move cliff-junction-7',1795969943130,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',85,'choice',2,'move spikes-view-6',1795969943135,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',86,'choice',2,'risk card
= risk wound
= 6h',1795969943136,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',87,'choice',2,'discard Ah',1795969943138,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',88,'choice',2,'discard 6c',1795969943139,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',89,'choice',2,'end',1795969943142,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',90,'choice',3,'income money',1795969943144,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',91,'choice',3,'play 5s',1795969943148,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',92,'choice',3,'move gulch-frontier-10',1795969943152,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',93,'choice',3,'move gulch-frontier-10',1795969943154,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',94,'choice',3,'risk ride
= risk wound',1795969943162,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',95,'choice',3,'pass',1795969943168,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',96,'choice',3,'end',1795969943270,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',97,'choice',1,'income both
= Jd',1795969943274,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',98,'choice',1,'move spikes-view-rail-station',1795969943279,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',99,'choice',1,'move gulch-frontier-6',1795969943284,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',100,'choice',1,'risk money
= risk wound-and-story-point',1795969943288,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',101,'choice',1,'choose gang-c',1795969943292,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',102,'choice',1,'move buzzard-gulch-marshals-office',1795969943294,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',103,'choice',1,'discard Jd',1795969943295,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',104,'choice',1,'discard 10c',1795969943296,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',105,'choice',1,'goal bloody-knife-scouts-report
= token 1',1795969943298,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',106,'choice',1,'end',1795969943299,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',107,'choice',2,'income cards
= 2c
= 7c',1795969943300,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',108,'choice',2,'move spikes-view-6',1795969943307,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',109,'choice',2,'risk money
= risk wound',1795969943309,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',110,'choice',2,'move spikes-view-5',1795969943311,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',111,'choice',2,'move spikes-view-9',1795969943313,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',112,'choice',2,'discard 9d',1795969943314,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',113,'choice',2,'discard 7c',1795969943315,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',114,'choice',2,'discard 7s',1795969943317,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',115,'choice',2,'end',1795969943319,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',116,'choice',3,'income both
= Kd',1795969943321,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',117,'choice',3,'play Kd',1795969943323,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',118,'choice',3,'move gulch-frontier-ranch',1795969943325,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',119,'choice',3,'move gulch-frontier-10',1795969943327,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',120,'choice',3,'move gulch-frontier-ranch',1795969943328,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',121,'choice',3,'move gulch-frontier-10',1795969943329,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',122,'choice',3,'end',1795969943331,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',123,'choice',3,'end',1795969943433,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',124,'choice',1,'income both
= 10s',1795969943435,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',125,'choice',1,'play 9h
= gravel
= As
= nugget',1795969943439,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',126,'choice',1,'risk ride
= risk story-point',1795969943441,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',127,'choice',1,'choose gambler',1795969943442,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',128,'choice',1,'choose cards
= 6s',1795969943443,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',129,'choice',1,'ride gulch-frontier-21',1795969943445,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',130,'choice',1,'move buzzard-gulch-3',1795969943447,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',131,'choice',1,'move gulch-frontier-8',1795969943450,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',132,'choice',1,'discard 6s',1795969943452,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',133,'choice',1,'discard Qc',1795969943458,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',134,'choice',1,'end',1795969943459,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',135,'choice',2,'income cards
= 2s
= Kc',1795969943461,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',136,'choice',2,'play Kc',1795969943463,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',137,'choice',2,'risk money
= risk story-point',1795969943466,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',138,'choice',2,'choose gang-a',1795969943467,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',139,'choice',2,'end',1795969943471,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',140,'choice',2,'discard 2s',1795969943472,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',141,'choice',2,'end',1795969943473,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',142,'choice',3,'income money',1795969943477,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',143,'choice',3,'move buzzard-gulch-6',1795969943478,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',144,'choice',3,'move buzzard-gulch-5',1795969943481,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',145,'choice',3,'move buzzard-gulch-4',1795969943484,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',146,'choice',3,'end
= event balloon
= 4c
= Qs
= 6d',1795969943486,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',147,'choice',3,'end',1795969943589,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',148,'choice',1,'income money',1795969943592,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',149,'choice',1,'move gulch-frontier-1',1795969943594,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',150,'choice',1,'play As',1795969943596,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',151,'choice',1,'choose marshal',1795969943597,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',152,'choice',1,'pass',1795969943599,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',153,'choice',1,'play 10s',1795969943600,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',154,'choice',1,'choose shop',1795969943602,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',155,'choice',1,'buy carbine',1795969943603,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',156,'choice',1,'equip carbine',1795969943604,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',157,'choice',1,'risk money
= risk two-wounds
= injury snakebite',1795969943606,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',158,'choice',1,'end',1795969943607,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',159,'choice',2,'income both
= 4s',1795969943608,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',160,'choice',2,'move spikes-view-6',1795969943610,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',161,'choice',2,'move gulch-frontier-19',1795969943612,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',162,'choice',2,'move buzzard-gulch-1',1795969943613,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',163,'choice',2,'risk card
= risk story-point',1795969943615,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',164,'choice',2,'choose legend
= Jh',1795969943616,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',165,'choice',2,'discard 8h',1795969943617,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',166,'choice',2,'discard 6h',1795969943629,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',167,'choice',2,'discard Jh',1795969943635,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',168,'choice',2,'end',1795969943642,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',169,'choice',3,'income money',1795969943645,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',170,'choice',3,'move buzzard-gulch-6',1795969943646,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',171,'choice',3,'move buzzard-gulch-5',1795969943651,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',172,'choice',3,'move buzzard-gulch-5',1795969943655,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',173,'choice',3,'end',1795969943659,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',174,'choice',3,'discard 2d',1795969943661,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',175,'choice',3,'end',1795969943766,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',176,'choice',1,'income both
= 9c',1795969943770,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',177,'choice',1,'equip carbine',1795969943772,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',178,'choice',1,'move buzzard-gulch-1',1795969943774,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',179,'choice',1,'move gulch-frontier-21',1795969943781,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',180,'choice',1,'move gulch-frontier-pass-c',1795969943783,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',181,'choice',1,'risk money
= risk wound-and-story-point',1795969943784,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',182,'choice',1,'discard 9c
= Ac',1795969943787,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',183,'choice',1,'sheriff mesitos-point-ranch',1795969943790,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',184,'choice',1,'sheriff mesitos-point-6',1795969943799,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',185,'choice',1,'sheriff mesitos-point-7',1795969943802,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',186,'choice',1,'end',1795969943806,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',187,'choice',2,'income money',1795969943807,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',188,'choice',2,'move gulch-frontier-8',1795969943812,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',189,'choice',2,'move buzzard-gulch-3',1795969943819,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',190,'choice',2,'move buzzard-gulch-5',1795969943824,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',191,'choice',2,'end',1795969943826,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',192,'choice',2,'end',1795969943830,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',193,'choice',3,'income cards
= 4h
= 2h',1795969943834,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',194,'choice',3,'play 4c',1795969943839,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',195,'choice',3,'sheriff mesitos-point-8',1795969943849,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',196,'choice',3,'sheriff stop',1795969943857,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',197,'choice',3,'buy mustang',1795969943866,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',198,'choice',3,'end',1795969943875,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',199,'choice',3,'work',1795969943878,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',200,'choice',3,'end',1795969943883,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',201,'choice',3,'discard 10d',1795969943885,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',202,'choice',3,'end',1795969943992,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',203,'choice',1,'income money',1795969944005,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',204,'choice',1,'equip revolver',1795969944010,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',205,'choice',1,'train-heist
= opponent sleeping-car
= K
= 2
= 6',1795969944015,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',206,'choice',1,'commit Qs',1795969944019,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',207,'choice',3,'npc K',1795969944022,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',208,'choice',1,'bonus',1795969944026,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',209,'choice',1,'pass
= Qd',1795969944029,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',210,'choice',1,'pass',1795969944035,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',211,'choice',1,'risk card
= risk wound
= 3h',1795969944047,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',212,'choice',1,'move gulch-frontier-32',1795969944052,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',213,'choice',1,'move gulch-frontier-20',1795969944064,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',214,'choice',1,'end',1795969944075,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',215,'choice',2,'income both
= 5h',1795969944078,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',216,'choice',2,'move gulch-frontier-26',1795969944088,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',217,'choice',2,'move gulch-frontier-22',1795969944098,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',218,'choice',2,'move buzzard-gulch-6',1795969944110,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',219,'choice',2,'risk card
= risk story-point',1795969944114,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',220,'choice',2,'sheriff spikes-view-1',1795969944119,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',221,'choice',2,'sheriff mesitos-point-8',1795969944122,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',222,'choice',2,'sheriff spikes-view-2
= 9s',1795969944126,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',223,'choice',2,'discard 5h',1795969944130,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',224,'choice',2,'discard 2c',1795969944134,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',225,'choice',2,'end',1795969944138,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',226,'choice',3,'income both
= 10h',1795969944143,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',227,'choice',3,'move gulch-frontier-35',1795969944146,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',228,'choice',3,'frontier',1795969944151,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',229,'choice',3,'discard 5d',1795969944154,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',230,'choice',3,'discard 2h',1795969944159,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',231,'choice',3,'discard 10h
= frontier-token played-out-claim',1795969944163,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',232,'choice',3,'move buzzard-gulch-marshals-office',1795969944167,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',233,'choice',3,'end',1795969944171,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',234,'choice',3,'end',1795969944276,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',235,'choice',1,'income cards
= Js
= 8c',1795969944285,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',236,'choice',1,'equip carbine',1795969944288,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',237,'choice',1,'move gulch-frontier-20',1795969944293,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',238,'choice',1,'move buzzard-gulch-3',1795969944297,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',239,'choice',1,'poker
= Ad',1795969944302,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',240,'choice',2,'join
= Kh',1795969944307,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',241,'choice',3,'join
= 7d
= 8d
= 4d
= 7h',1795969944315,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',242,'choice',1,'lay 3h Js',1795969944318,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',243,'choice',2,'lay 9s Kh
= Qh
= Qd',1795969944321,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',244,'choice',3,'choose cards
= 10h
= 10s',1795969944335,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',245,'choice',1,'risk money
= risk wound',1795969944338,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',246,'choice',1,'discard 8c',1795969944342,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',247,'choice',1,'end',1795969944346,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',248,'choice',2,'income both
= Jh',1795969944350,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',249,'choice',2,'buy bedroll',1795969944356,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',250,'choice',2,'buy gazette
= event the-riverboat-man
= 6h
= 2d',1795969944363,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',251,'choice',2,'end',1795969944367,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',252,'choice',2,'move gulch-frontier-27',1795969944371,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',253,'choice',2,'pass',1795969944387,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',254,'choice',2,'move gulch-frontier-33',1795969944391,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',255,'choice',2,'pass',1795969944394,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',256,'choice',2,'risk ride
= risk story-point',1795969944398,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',257,'choice',2,'choose gang-c',1795969944402,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',258,'choice',2,'ride gulch-frontier-32',1795969944406,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',259,'choice',2,'discard Jh',1795969944410,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',260,'choice',2,'discard Qd',1795969944414,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',261,'choice',2,'discard 10s',1795969944418,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',262,'choice',2,'discard 6h',1795969944422,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',263,'choice',2,'end',1795969944426,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',264,'choice',3,'income both
= 5s',1795969944432,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',265,'choice',3,'move gulch-frontier-17',1795969944446,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',266,'choice',3,'pass',1795969944555,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',267,'choice',3,'move gulch-frontier-17',1795969944560,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',268,'choice',3,'pass',1795969944668,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',269,'choice',3,'frontier',1795969944674,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',270,'choice',3,'discard 5s
= frontier-token stray-herd',1795969944683,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',271,'choice',3,'end
= event command-performance',1795969944688,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',272,'choice',3,'choose pay',1795969944698,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',273,'choice',3,'end',1795969944803,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',274,'choice',1,'income cards
= 5c
= 5h',1795969944807,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',275,'choice',1,'equip revolver',1795969944810,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',276,'choice',1,'move buzzard-gulch-2',1795969944814,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',277,'choice',1,'pass',1795969944816,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',278,'choice',1,'move gulch-frontier-23',1795969944819,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',279,'choice',1,'pass',1795969944824,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',280,'choice',1,'move gulch-frontier-34',1795969944836,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',281,'choice',1,'pass',1795969944839,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',282,'choice',1,'end',1795969944841,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',283,'choice',1,'discard Qh',1795969944844,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',284,'choice',1,'discard Ad',1795969944846,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',285,'choice',1,'end',1795969944848,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',286,'choice',2,'income both
= 9h',1795969944857,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',287,'choice',2,'play 4s',1795969944868,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',288,'choice',2,'sheriff spikes-view-hideout-c',1795969944871,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',289,'choice',2,'sheriff spikes-view-7',1795969944882,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',290,'choice',2,'sheriff spikes-view-2',1795969944887,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',291,'choice',2,'move gulch-frontier-27',1795969944895,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',292,'choice',2,'pass',1795969944898,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',293,'choice',2,'move gulch-frontier-23',1795969944902,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',294,'choice',2,'pass',1795969944905,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',295,'choice',2,'risk card
= risk two-wounds
= injury bandaged-eyes
= 3s',1795969944910,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',296,'choice',2,'discard 3s',1795969944919,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',297,'choice',2,'discard 2d',1795969944920,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',298,'choice',2,'end',1795969944922,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',299,'choice',3,'income money',1795969944927,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',300,'choice',3,'move cliff-junction-mine',1795969944930,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',301,'choice',3,'move gulch-frontier-rail-station',1795969944934,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',302,'choice',3,'move spikes-view-rail-station',1795969944938,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',303,'choice',3,'end',1795969944940,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',304,'choice',3,'end',1795969945050,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',305,'choice',1,'income both
= 6c',1795969945055,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',306,'choice',1,'equip carbine',1795969945063,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',307,'choice',1,'move gulch-frontier-30',1795969945067,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',308,'choice',1,'pass',1795969945087,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',309,'choice',1,'play 5c',1795969945096,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',310,'choice',1,'move gulch-frontier-31',1795969945103,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',311,'choice',1,'pass',1795969945112,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',312,'choice',1,'risk card
= risk wound',1795969945122,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',313,'choice',1,'discard 6c
= 2s',1795969945124,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',314,'choice',1,'end
= 9h',1795969945134,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',315,'choice',2,'income money',1795969945142,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',316,'choice',2,'move buzzard-gulch-6',1795969945176,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',317,'choice',2,'pass',1795969945183,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',318,'choice',2,'move gulch-frontier-8',1795969945187,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',319,'choice',2,'pass',1795969945190,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',320,'choice',2,'move gulch-frontier-5',1795969945195,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',321,'choice',2,'pass',1795969945198,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',322,'choice',2,'end',1795969945215,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',323,'choice',2,'end',1795969945227,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',324,'choice',3,'income both
= As',1795969945229,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',325,'choice',3,'work',1795969945231,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',326,'choice',3,'play As',1795969945233,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',327,'choice',3,'move red-falls-3',1795969945236,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',328,'choice',3,'end',1795969945238,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',329,'choice',3,'end',1795969945340,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',330,'choice',1,'income money',1795969945347,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',331,'choice',1,'equip revolver',1795969945361,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',332,'choice',1,'move buzzard-gulch-6',1795969945363,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',333,'choice',1,'pass',1795969945364,2);
INSERT INTO "entries" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',334,'choice',1,'move gulch-frontier-23',1795969945366,2);
CREATE TABLE established (
    guest TEXT NOT NULL PRIMARY KEY,
    since BIGINT NOT NULL
);
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
, handle TEXT);
INSERT INTO "guests" VALUES('33494ec597d20476e947e87c312dac7f9b8861aed9e0ebeb00d0ebc38c40e2d4','Player 1',1795969911,1795969911,'b0a934d977616b9b');
INSERT INTO "guests" VALUES('cc0f592dcde3d837036e07ddf2643842c4a5f3ab565c551ad4c7cd10250fdf4c','Player 2',1795969911,1795969911,'349b6ccf86d232ba');
INSERT INTO "guests" VALUES('24a2a6adf1550e222100dde2e1a9985461f57fd90437b49ed9ce1b7370ff8c7d','Player 1',1795969911,1795969911,'712909f0b18412d2');
INSERT INTO "guests" VALUES('80cd9407055784fb56ffd2b27c9b3f98bcce828a2173f6dcbd3faa346d3d5b4a','Player 2',1795969911,1795969911,'a91edb139d13f84c');
INSERT INTO "guests" VALUES('2533b98338b4d6c5f2c844687475a157848df4ffe8da605e9a5e2a63ea69ddc2','Player 1',1795969912,1795969912,'2b04f8a1e61f005c');
INSERT INTO "guests" VALUES('98b6d8f547b2d1df79295f097850f4bf4f379a1db274ecd7cec480f615721c14','Player 2',1795969912,1795969912,'ae0a0666c1c339be');
INSERT INTO "guests" VALUES('bb1464f142a1a401e8c6b66c226b6cbfca5f904fc93df61b3a879d2ff356475b','Player 1',1795969912,1795969912,'38d44b034475716a');
INSERT INTO "guests" VALUES('562d8c2b410b08561ad11932ebc7a339080633daf2dbdfbddef8d55297c67f14','Player 2',1795969912,1795969912,'a120eae981dfab39');
INSERT INTO "guests" VALUES('533124573043da16a3be410e4a541d88fb662252aee2110115307f8c95976aeb','Player 1',1795969913,1795969913,'6a63823505c46884');
INSERT INTO "guests" VALUES('5175d124fbbc4866a04e56c494da64f6ca6fef5a7d75cbada018578387746f25','Player 2',1795969913,1795969913,'525b05448b5da16e');
INSERT INTO "guests" VALUES('c57ce28207400a5b26487a2e9bbd6f1314eb91caa6af51bfb84d86136daec49b','Player 1',1795969914,1795969914,'b6c63769a25f3426');
INSERT INTO "guests" VALUES('3daaf108a22836f7a95bf2e88894fdd89047d8aa9d82f24755a132348068dc00','Player 2',1795969914,1795969914,'ee92cce4248e6eb2');
INSERT INTO "guests" VALUES('b1127019310785482ef18f4f19e14d1acf6fa2ef27b77b38387f1afd6f0242da','Player 1',1795969914,1795969914,'a896160cc17d69c8');
INSERT INTO "guests" VALUES('f86c54e7854e3b93be21ed0077e99b6340c5f201b4658edec314d8f8d04a7e26','Player 2',1795969914,1795969914,'91c2e8829a806015');
INSERT INTO "guests" VALUES('deb2406d09f3f73c2772ab20d62835e58dd280ad540b6482e8bb2662bd760de0','Player 1',1795969915,1795969915,'de637457787b964d');
INSERT INTO "guests" VALUES('f249f584d9ec96fb28bdc6daa4118aad14941b5d5920fd4728e9113f4cfb14d2','Player 2',1795969915,1795969915,'af50eadfe07b1a52');
INSERT INTO "guests" VALUES('98dc435278b86a9f4da293f177ba8dd4d6504c875cb33bc33a336c1de4655fa8','Player 1',1795969915,1795969915,'ff1475e380c7bd55');
INSERT INTO "guests" VALUES('d5630aff12142fa9b42e917ab5478cd9fe4a9e20cbfc4b4305e13981c5ad416b','Player 2',1795969915,1795969915,'148ed50ee9a4f362');
INSERT INTO "guests" VALUES('908753dc294d85157226b179c43fc40085abe8057415dcf6a9994dc375bdd71f','Player 1',1795969917,1795969917,'c559ba3e1beaea25');
INSERT INTO "guests" VALUES('f24332896c25ef7aee1290880ce17b27fd5339d775286b024dd2d0d9fd98a9c2','Player 2',1795969917,1795969917,'619a97a5f8863dba');
INSERT INTO "guests" VALUES('1b987d280c99d07afeeeb3e48826a6c1b32d056795b8bbea06e476418dddc160','Player 1',1795969918,1795969918,'86efdb5b86a8037d');
INSERT INTO "guests" VALUES('8527f748adc99770d3ac336e883bfce90bc1e7a7580959c508bf24516398a779','Player 2',1795969918,1795969918,'30b3de2cb4e74a2e');
INSERT INTO "guests" VALUES('90a7f7fd8c72353c15901f6595eb04350ca0f247bb61e5f755e47ad282e58644','Player 1',1795969920,1795969920,'9d908852a283bd1b');
INSERT INTO "guests" VALUES('b9d575b9e2b2234b06ad8898dd0f9d8922228ca5f7726bb4750f5f3230e48dfd','Player 2',1795969920,1795969920,'dedeb65db6f60037');
INSERT INTO "guests" VALUES('1ac4cbf6eba42a13d6a926b32c672e0637be10e4714f8e785db226f38d7bbe95','Player 1',1795969922,1795969922,'8f4f266c852f6437');
INSERT INTO "guests" VALUES('c73c38f328078fe4e943c314fa49055f6d55148c106a6d1ff6a06a77049bb44a','Player 2',1795969922,1795969922,'b784960b088a6078');
INSERT INTO "guests" VALUES('23a8412b3ffea184c4cfa5908c95c92943e7b6bfcb784f6704e15637a95a8ca3','Player 1',1795969925,1795969925,'5e99a779f1cf1c53');
INSERT INTO "guests" VALUES('580065d4548333ac9324c65d2cbc4d56ce47775e0a51cf25a7de8e923b6e1bf9','Player 2',1795969925,1795969925,'b2031a2af1ec3064');
INSERT INTO "guests" VALUES('300ed82c6b4bf4853ff5c9ca12a0a28cf7f27c44074c9b5f855ef08897821938','Player 1',1795969929,1795969929,'2c2a985caea1254f');
INSERT INTO "guests" VALUES('dbfb2b58940a49cff608ec0101179e160e351917948b531e760a8282e410568d','Player 2',1795969929,1795969929,'6f1624c321cae6bb');
INSERT INTO "guests" VALUES('59820595454825dd25be6318ee20123a3097cfc21b1c86b6deb4766d0d4269b4','Player 1',1795969932,1795969932,'4666f10de60a1b77');
INSERT INTO "guests" VALUES('8bc39234b88575538a9e5d455e2850a984663da74cd7bcb39916666edbf2a03a','Player 2',1795969932,1795969932,'a8ebdba38aa72f39');
INSERT INTO "guests" VALUES('2fcfe28cce0147753d761539c9adf61c4a03c842b25ec5ef775bd26070fa35cb','Player 1',1795969935,1795969935,'86ea5e4c02201441');
INSERT INTO "guests" VALUES('5f3efb71b28b9a9ce9d5b044e28e58e26268a779cb3cbad77f8d73a64f13f139','Player 2',1795969935,1795969935,'33ac5f8a5afe58d9');
INSERT INTO "guests" VALUES('e37ab86a57199e13a4f3c4130ad11d1ab7022648f27f1a564866a1e2db875b88','Player 1',1795969939,1795969939,'7f8e83a228ff1b27');
INSERT INTO "guests" VALUES('fed61f6cad56913e90af42a3bc7c77162467b6f6ede579e6692b26838f30c836','Player 2',1795969939,1795969939,'13642ad5c89f22df');
INSERT INTO "guests" VALUES('10620e32238b81815edb2f91fe78541e6e29673f31e9bbac75e9e974f414654f','Player 1',1795969941,1795969941,'bce8f66a7fdbd7ba');
INSERT INTO "guests" VALUES('897dc5751bc6549750a8dad8246607b262ca0727ccf4224e174137f87216c633','Player 2',1795969941,1795969941,'6c8fc39561a4fad1');
INSERT INTO "guests" VALUES('bc51f0360855f1d42f460ca805b01db1cf837c28f1f78fc6ca05ec70d5c5f22e','Player 1',1795969942,1795969942,'389de6e75a9d268e');
INSERT INTO "guests" VALUES('b067ec7f224f1d441dabaea22697eaca00bc3b8988ac502b9c49813b9d2496f2','Player 2',1795969942,1795969942,'0902d92959b69dfc');
CREATE TABLE ignored (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    version TEXT NOT NULL,
    started BIGINT NOT NULL,
    until BIGINT NOT NULL
);
INSERT INTO "nodes" VALUES('ee5f8ec592a4e9627d18ad8391ec461a','127.0.0.1:44187','0.2.0',1795969910,9223372036854775807);
CREATE TABLE notes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    body TEXT NOT NULL
);
CREATE TABLE notice_settings (
    guest TEXT NOT NULL PRIMARY KEY,
    push BIGINT NOT NULL,
    mail BIGINT NOT NULL,
    language TEXT NOT NULL
);
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE origins (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, mark)
);
CREATE TABLE outages (
    begins BIGINT NOT NULL PRIMARY KEY,
    ends BIGINT NOT NULL
);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    fixed TEXT NOT NULL,
    state TEXT NOT NULL,
    transports BIGINT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE TABLE probes (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE pulses (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO "pulses" VALUES(1,1795969941436);
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    selection TEXT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    low BIGINT NOT NULL,
    games BIGINT NOT NULL,
    opponents BIGINT NOT NULL,
    changed BIGINT NOT NULL, proven BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, selection)
);
CREATE TABLE report_lines (
    report TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    guest TEXT,
    seat BIGINT,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    reported BIGINT NOT NULL,
    PRIMARY KEY (report, n)
);
CREATE TABLE reporters (
    report TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (report, guest)
);
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    guest TEXT,
    table_id TEXT,
    title TEXT NOT NULL,
    created BIGINT NOT NULL,
    outcome TEXT,
    closed BIGINT
);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    selection TEXT NOT NULL,
    figure TEXT,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    won BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    rated BIGINT NOT NULL,
    change BIGINT,
    facts TEXT,
    ended BIGINT NOT NULL, unproven BIGINT, seconds BIGINT, lp BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE rivals (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    network BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE TABLE roles (
    account TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    sitter TEXT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    figure TEXT,
    part TEXT,
    resigned BIGINT NOT NULL, held BIGINT,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',1,'person','33494ec597d20476e947e87c312dac7f9b8861aed9e0ebeb00d0ebc38c40e2d4','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',2,'person','cc0f592dcde3d837036e07ddf2643842c4a5f3ab565c551ad4c7cd10250fdf4c','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',1,'person','24a2a6adf1550e222100dde2e1a9985461f57fd90437b49ed9ce1b7370ff8c7d','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',2,'person','80cd9407055784fb56ffd2b27c9b3f98bcce828a2173f6dcbd3faa346d3d5b4a','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('9a0ca3f769aba743e5893e7bc64784a2',1,'person','2533b98338b4d6c5f2c844687475a157848df4ffe8da605e9a5e2a63ea69ddc2','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('9a0ca3f769aba743e5893e7bc64784a2',2,'person','98b6d8f547b2d1df79295f097850f4bf4f379a1db274ecd7cec480f615721c14','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('9a0ca3f769aba743e5893e7bc64784a2',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('a51712ca03104454db6cf32da97b7a04',1,'person','bb1464f142a1a401e8c6b66c226b6cbfca5f904fc93df61b3a879d2ff356475b','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('a51712ca03104454db6cf32da97b7a04',2,'person','562d8c2b410b08561ad11932ebc7a339080633daf2dbdfbddef8d55297c67f14','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('a51712ca03104454db6cf32da97b7a04',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('7b38a5fc8974eb58949be0ad27538b23',1,'person','533124573043da16a3be410e4a541d88fb662252aee2110115307f8c95976aeb','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('7b38a5fc8974eb58949be0ad27538b23',2,'person','5175d124fbbc4866a04e56c494da64f6ca6fef5a7d75cbada018578387746f25','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('7b38a5fc8974eb58949be0ad27538b23',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('7c3a8378fc726be7ecab1cce374ebe01',1,'person','c57ce28207400a5b26487a2e9bbd6f1314eb91caa6af51bfb84d86136daec49b','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('7c3a8378fc726be7ecab1cce374ebe01',2,'person','3daaf108a22836f7a95bf2e88894fdd89047d8aa9d82f24755a132348068dc00','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('7c3a8378fc726be7ecab1cce374ebe01',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('d102343c3e21c9eb477482833adfded0',1,'person','b1127019310785482ef18f4f19e14d1acf6fa2ef27b77b38387f1afd6f0242da','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('d102343c3e21c9eb477482833adfded0',2,'person','f86c54e7854e3b93be21ed0077e99b6340c5f201b4658edec314d8f8d04a7e26','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('d102343c3e21c9eb477482833adfded0',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('8bd8b976541de322b1f3725b08a9c3a7',1,'person','deb2406d09f3f73c2772ab20d62835e58dd280ad540b6482e8bb2662bd760de0','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('8bd8b976541de322b1f3725b08a9c3a7',2,'person','f249f584d9ec96fb28bdc6daa4118aad14941b5d5920fd4728e9113f4cfb14d2','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('8bd8b976541de322b1f3725b08a9c3a7',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',1,'person','98dc435278b86a9f4da293f177ba8dd4d6504c875cb33bc33a336c1de4655fa8','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',2,'person','d5630aff12142fa9b42e917ab5478cd9fe4a9e20cbfc4b4305e13981c5ad416b','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',1,'person','908753dc294d85157226b179c43fc40085abe8057415dcf6a9994dc375bdd71f','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',2,'person','f24332896c25ef7aee1290880ce17b27fd5339d775286b024dd2d0d9fd98a9c2','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',1,'person','1b987d280c99d07afeeeb3e48826a6c1b32d056795b8bbea06e476418dddc160','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',2,'person','8527f748adc99770d3ac336e883bfce90bc1e7a7580959c508bf24516398a779','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('5206dc353d6d9fced623a6e0cbec22a8',1,'person','90a7f7fd8c72353c15901f6595eb04350ca0f247bb61e5f755e47ad282e58644','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('5206dc353d6d9fced623a6e0cbec22a8',2,'person','b9d575b9e2b2234b06ad8898dd0f9d8922228ca5f7726bb4750f5f3230e48dfd','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('5206dc353d6d9fced623a6e0cbec22a8',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('17a02c92786511b9bc63ac1b19316af6',1,'person','1ac4cbf6eba42a13d6a926b32c672e0637be10e4714f8e785db226f38d7bbe95','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('17a02c92786511b9bc63ac1b19316af6',2,'person','c73c38f328078fe4e943c314fa49055f6d55148c106a6d1ff6a06a77049bb44a','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('17a02c92786511b9bc63ac1b19316af6',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('120492c2a4e3894f67c0cd7450a3de5b',1,'person','23a8412b3ffea184c4cfa5908c95c92943e7b6bfcb784f6704e15637a95a8ca3','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('120492c2a4e3894f67c0cd7450a3de5b',2,'person','580065d4548333ac9324c65d2cbc4d56ce47775e0a51cf25a7de8e923b6e1bf9','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('120492c2a4e3894f67c0cd7450a3de5b',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('48bb09343e82f83f0950d35a7b768d25',1,'person','300ed82c6b4bf4853ff5c9ca12a0a28cf7f27c44074c9b5f855ef08897821938','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('48bb09343e82f83f0950d35a7b768d25',2,'person','dbfb2b58940a49cff608ec0101179e160e351917948b531e760a8282e410568d','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('48bb09343e82f83f0950d35a7b768d25',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',1,'person','59820595454825dd25be6318ee20123a3097cfc21b1c86b6deb4766d0d4269b4','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',2,'person','8bc39234b88575538a9e5d455e2850a984663da74cd7bcb39916666edbf2a03a','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('d069f38a36195572e4b46075a9738c36',1,'person','2fcfe28cce0147753d761539c9adf61c4a03c842b25ec5ef775bd26070fa35cb','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('d069f38a36195572e4b46075a9738c36',2,'person','5f3efb71b28b9a9ce9d5b044e28e58e26268a779cb3cbad77f8d73a64f13f139','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('d069f38a36195572e4b46075a9738c36',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('41af67ef89cb689cfbe507fe06a969e4',1,'person','e37ab86a57199e13a4f3c4130ad11d1ab7022648f27f1a564866a1e2db875b88','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('41af67ef89cb689cfbe507fe06a969e4',2,'person','fed61f6cad56913e90af42a3bc7c77162467b6f6ede579e6692b26838f30c836','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('41af67ef89cb689cfbe507fe06a969e4',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('20446d75cdf321b87652cc4d97ff7b9b',1,'person','10620e32238b81815edb2f91fe78541e6e29673f31e9bbac75e9e974f414654f','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('20446d75cdf321b87652cc4d97ff7b9b',2,'person','897dc5751bc6549750a8dad8246607b262ca0727ccf4224e174137f87216c633','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('20446d75cdf321b87652cc4d97ff7b9b',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',1,'person','bc51f0360855f1d42f460ca805b01db1cf837c28f1f78fc6ca05ec70d5c5f22e','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0,NULL);
INSERT INTO "seats" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',2,'person','b067ec7f224f1d441dabaea22697eaca00bc3b8988ac502b9c49813b9d2496f2','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0,NULL);
INSERT INTO "seats" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0,NULL);
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "secrets" VALUES('nodes','387b1190bb0206858b8144a5a74421faebc1add186decb2d3107e4077dbf134c');
INSERT INTO "secrets" VALUES('workers','c50675199880cdbdd9ba4c7755d435f4b81ad57d6dc1c8cbb728ea982d9e8157');
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    event BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    handle TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
, confirmed BIGINT NOT NULL DEFAULT 0);
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "snapshots" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',100,'{"layout":13,"rules":2,"position":100,"game":"AxkAAAABDQEYMgAAAAAAAAIAAQEAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEjAQZuAAMCAAEAhAQAAQIAAAAAAAAAAAAAAAAAhAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABGQESMgEDAAAAAAICAQEAAAAAAAAAAAAAAAAAgICAgICAgIAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAwEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAQIEAgQCBAIEAgQCBAAAAAAAAAAAAAAAAAAAAAAAAYCAgBAIAAAAAAAAAAAAAAAAAAAAgIACA9Ob9di9ne8FAAYEBQYGBgYGBgUGBgYGBgAAAAAAAAAABgYGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjGwYCAwIAAAAAAAAAAAD////fAwEAAQAPDgEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAQAAAUCAgYDBQAAAIAJKH8BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgID+4///HwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAESAAAAAAAAAAAAAAAAAISAiIUCgMCAgMCAgAKIgIKAgAIAAAAAAAAAAACgpICigOAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4jiIBJEChAEAAAAAAAAAAAAAiASRAoABAAAAAAAAAAAAAIAEAYQBAAAAAAAAAAAAAIAEAYABAAAAAAAAAAAAAIAEAYABAAAAAAAAAAAAAIAEAYABAAAAAAAAAAAAAIAEAYABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADwkD/wGAfgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE6AAgEDAgF4iQEJZGlzY2FyZGVkAgsNAQYBAIoBCWRpc2NhcmRlZAIYDQEGAQCLAQVtb3ZlZAIBCwABBgEAjAELY29udHJpYnV0ZWQCAQABBgEAjQEJZGlzY2FyZGVkAiwdAQYBAI4BCWRpc2NhcmRlZAIbHQEGAQCPAQ5mcm9udGllci10YWtlbgILBwEGAQCQAQVtb25leQJ4HQEGAQCRAQ5zdG9yeS1yZXNvbHZlZAEaAQYBAJIBBGRyZXcCARIBBgEAkwEEZHJldwIBMwEGAQCUAQRkcmV3AAEvAQYBAJUBBGRyZXcBATIBBgEAlgEEZHJldwEBMQEGAQCXAQRkcmV3AQENAQYBAJgBBGRyZXcAAREBBgEAmQEEZHJldwIBHAEGAQCaAQlkaXNjYXJkZWQBMQIBBgEAmwECbHABAhQBBgEAnAELc3Rvcnktb3BlbnMBAAEGAQCdAQt0dXJuLWJlZ2lucwADAQYBAJ4BC3RyYWluLW1vdmVkGgcBBgEAnwEGaW5jb21lAAIBBgEAoAEFbW9uZXkAFAEBBgEAoQEEZHJldwABFwEGAQCiAQVtb3ZlZAATBgABBgEAowEGcGxheWVkAC8BBgEApAEHYWN0aW9ucwACAQYBAKUBCWRpc2NhcmRlZAAvAgEGAQCmAQVtb3ZlZAAGEwABBgEApwEFbW92ZWQAExUAAQYBAKgBBW1vdmVkABUXAAEGAQCpAQlkaXNjYXJkZWQAJRYBBgEAqgELdHVybi1iZWdpbnMBAwEGAQCrAQt0cmFpbi1tb3ZlZAcpAQYBAKwBBmluY29tZQEBAQYBAK0BBGRyZXcBAQYBBgEArgEEZHJldwEBCAEGAQCvAQVtb3ZlZAEuLgABBgEAsAEGcGxheWVkATABBgEAsQEHbWFyc2hhbAEBAAEGAQCyAQZ3YW50ZWQBAAEBBgEAswEJZGlzY2FyZGVkATACAQYBALQBBW1vdmVkAS4hAAEGAQC1AQlkaXNjYXJkZWQBCBYBBgEAtgEJZGlzY2FyZGVkARkWAQYBALcBCWRpc2NhcmRlZAEGFgEGAQC4AQJscAECCwEGAQC5AQt0dXJuLWJlZ2lucwIDAQYBALoBC3RyYWluLW1vdmVkKRoBBgEAuwEGaW5jb21lAgABBgEAvAEFbW9uZXkCKAEBBgEAvQEFbW92ZWQCCxIAAQYBAL4BDGZpZ2h0LWJlZ2lucwMCAQEDAgG/AQhucGMtZHJldwECAYQBAQMCAcABCWNvbW1pdHRlZAIBMwEDAgHBAQ1ucGMtY29tbWl0dGVkAQEHAQMCAcIBCHJldmVhbGVkATMAAQcBAwIBwwEJZGVjcmVhc2VkAQEGfAEDAgHEAQdyZWFjdGVkAhMBAwIBxQEJZGVjcmVhc2VkAQIEhQIBAwIBxgEHcmVhY3RlZAISAQMCAccBCWRlY3JlYXNlZAEEAJYCAQMCAcgBB3dvdW5kZWQCAQIBAwIByQEJZGlzY2FyZGVkAhwCAQMCAcoBBHVzZWQCiQIBAwIBywEEZHJldwIBHwEDAgHMAQlmaWdodC13b24AAwEDAgHNAQJscAICBQEDAgHOAQlkaXNjYXJkZWQCEgMBAwIBzwEJZGlzY2FyZGVkAhMDAQMCAdABCWRpc2NhcmRlZAIzAwEDAgHRAQ1iYW5kaXQtbGVhdmVzEgEDAgHSAQR1c2VkAk0BAwIB0wEJbG9zdC1pdGVtAg0BAwIB1AEGaGVhbGVkAgEBAwIB1QEGcGxheWVkAh8BAwIB1gEEZHJldwIBJAEDAgHXAQRkcmV3AgEqAQMCAdgBBGRyZXcCAR4BAwIB2QEJZGlzY2FyZGVkAh8CAQMCAdoBC3R1cm4tYmVnaW5zAAQBAwIB2wELdHJhaW4tbW92ZWQaBwEDAgHcAQZpbmNvbWUAAgEDAgHdAQVtb25leQAUAQEDAgHeAQRkcmV3AAEdAQMCAd8BBW1vdmVkABcAAAEDAgHgAQVtb25leQAUEwEDAgHhAQVtb3ZlZAAAGAABAwIB4gEJZGlzY2FyZGVkACsWAQMCAeMBC3R1cm4tYmVnaW5zAQQBAwIB5AELdHJhaW4tbW92ZWQHKQEDAgHlAQZpbmNvbWUBAgEDAgHmAQpvdmVyLWxpbWl0AQAKeAEDAgHnAQRkcmV3AQEQAQMCAegBBW1vdmVkASEoAAEDAgHpAQVtb3ZlZAEoBgABAwIB6gEFbW9uZXkBEwwBAwIB6wELZ2FpbmVkLWl0ZW0BCQEDAgHsAQlkaXNjYXJkZWQBEBYBAwIB7QECbHABAgsBAwIB7gELdHVybi1iZWdpbnMCBAEDAgHvAQt0cmFpbi1tb3ZlZCkaAQMCAfABBmluY29tZQIBAQMCAfEBBGRyZXcCAQ8BAwIB8gEEZHJldwIBAAEDAgHzAQlkaXNjYXJkZWQCAB0BAwIB9AEJZGlzY2FyZGVkAiodAQMCAfUBDmZyb250aWVyLXRha2VuAhIKAQMCAfYBAmxwAgQdAQMCAfcBB3NldHRsZWQCEgEDAgH4AQVtb25leQJPIwEDAgH5AQZwbGF5ZWQCHgEDAgH6AQZyb2xsZWQCAAABAwIB+wEHbnVnZ2V0cwICDgEDAgH8AQZyb2xsZWQCAAMBAwIB/QEFbW9uZXkCFA4BAwIB/gEJZGlzY2FyZGVkAh4CAQMCAf8BC3R1cm4tYmVnaW5zAAUBAwIBgAILdHJhaW4tbW92ZWQaBwEDAgEvigGqjbGCxWiLAa6NsYLFaIwBxo2xgsVojQHkjbGCxWiVAeaNsYLFaJkB6o2xgsVongHujbGCxWihAfCNsYLFaKIB9I2xgsVopQH6jbGCxWimAf6NsYLFaKcBgo6xgsVoqAGEjrGCxWirAYaOsYLFaK4BiI6xgsVorwGKjrGCxWiwAY6OsYLFaLIBkI6xgsVoswGSjrGCxWi0AZSOsYLFaLUBlo6xgsVotgGYjrGCxWi6AZqOsYLFaLwBno6xgsVovwGkjrGCxWjAAa6OsYLFaMMBso6xgsVoxQH+j7GCxWjIAdCRsYLFaNEB8pGxgsVo1AH4kbGCxWjbAfyRsYLFaN4BhJKxgsVo3wGIkrGCxWjgAZaSsYLFaOEBnpKxgsVo5AGukrGCxWjnAYaUsYLFaOgB5pSxgsVo6QHwlLGCxWjrAYCVsYLFaO8BiJWxgsVo8gGKlbGCxWjzAZaVsYLFaPYBnJWxgsVo+AGelbGCxWiAAqCVsYLFaA==","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('d069f38a36195572e4b46075a9738c36',184,'{"layout":13,"rules":2,"position":184,"game":"AxkAAAABAQErKAAFAAABAYKAQAIBAQAAAAAAAAAAAAAAAAKAgMCAgICAgBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCQFQFAABAAAAAIaEQAABAQAAAAAAAAAAAAAAAACChEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBgFHRgAIAAACAYICgAIBAQEIAAAAAAAAAAAAAABAAggABAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEACAMBKwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgECAQIBAgQCBAIEAgQAAAAAAAAAAAAAAAAAAAAAAAGBgMCBgKCAEICAgIAQAICAgICAgICAgAIAAAAAAAAAAAAAAAAAgAIL3IDSgImIAwAGAwUGBgYGBgUFBgYGBgYAAAAABgQGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANDSAQAkGwoCAQAAAAAAAAAAAAD//z8BAAEACgoBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAABQQFBAIAAwYAAACBCIOAEncAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgICe/gMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIGAhIigBqCAiIDAgRCAgaFEAAAAAAAAAAAAgv6As5bw7AcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD9J4IIgBAAAAAAAAAAAAAAAIIIgBAAAAAAAAAAAAAAAAKAEAAAAAAAAAAAAAAAAoAQAAAAAAAAAAAAAAACgBAAAAAAAAAAAAAAAAKAEAAAAAAAAAAAAAAAAoAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8JA4D+A/8BgID8B4CAgPgDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFz6AgEGAAJ4gwIFbW9uZXkCFBMBBgAChAIJZGlzY2FyZGVkAhoWAQYAAoUCAmxwAgILAQYAAoYCC3R1cm4tYmVnaW5zAAUBBgAChwILdHJhaW4tbW92ZWQ1agEGAAKIAgZpbmNvbWUAAAEGAAKJAgVtb25leQAoAQEGAAKKAgVtb3ZlZAASLAABBgACiwIFbW92ZWQALCwAAQYAAowCBW1vdmVkACwpAAEGAAKNAgJscAACCwEGAAKOAgt0dXJuLWJlZ2lucwEGAQYAAo8CC3RyYWluLW1vdmVkalsBBgACkAIGaW5jb21lAQEBBgACkQIEZHJldwEBEQEGAAKSAgRkcmV3AQESAQYAApMCBW1vdmVkAV5aAAEGAAKUAgZwbGF5ZWQBCwEGAAKVAg1zaGVyaWZmLW1vdmVkCw0BBgAClgINc2hlcmlmZi1tb3ZlZA0PAQYAApcCCWRpc2NhcmRlZAELAgEGAAKYAgVtb25leQETGgEGAAKZAgVtb3ZlZAFaMwABBgACmgIJZGlzY2FyZGVkASQWAQYAApsCC3R1cm4tYmVnaW5zAgYBBgACnAILdHJhaW4tbW92ZWRbSAEGAAKdAgZpbmNvbWUCAAEGAAKeAgVtb25leQIoAQEGAAKfAgVtb3ZlZAJEYQABBgACoAIJZGlzY2FyZGVkAi0dAQYAAqECCWRpc2NhcmRlZAIBHQEGAAKiAg5mcm9udGllci10YWtlbgJhCgEGAAKjAgJscAIEHQEGAAKkAglsZWdlbmRhcnkCAQYAAqUCDGV2ZW50LW1hcmtlcgIDAQYAAqYCBWV2ZW50AhIBBgACpwINc2hlcmlmZi1tb3ZlZA8LAQYAAqgCBGRyZXcCAQ8BBgACqQIEZHJldwABKgEGAAKqAgZoZWFsZWQAAQEGAAKrAgRkcmV3AQErAQYAAqwCBnBsYXllZAIcAQYAAq0CBGRyZXcCAQ4BBgACrgIKcmVzaHVmZmxlZCQBBgACrwIEZHJldwIBAwEGAAKwAgRkcmV3AgEGAQYAArECCWRpc2NhcmRlZAIcAgEGAAKyAglkaXNjYXJkZWQCBhYBBgACswICbHACAgsBBgACtAILdHVybi1iZWdpbnMABgEGAAK1Agt0cmFpbi1tb3ZlZEgUAQYAArYCBmluY29tZQAAAQYAArcCBW1vbmV5ACgBAQYAArgCBW1vdmVkACktAAEGAAK5AgZwbGF5ZWQAHwEGAAK6AgRkcmV3AAEmAQYAArsCBGRyZXcAASQBBgACvAIEZHJldwABAgEGAAK9AglkaXNjYXJkZWQAHwIBBgACvgIFbW92ZWQALQ8AAQYAAr8CCWRpc2NhcmRlZAACFgEGAALAAglkaXNjYXJkZWQAKhYBBgACwQICbHAAAgsBBgACwgILdHVybi1iZWdpbnMBBwEGAALDAgt0cmFpbi1tb3ZlZBQVAQYAAsQCBmluY29tZQECAQYAAsUCBW1vbmV5ARQBAQYAAsYCBGRyZXcBAQQBBgACxwIFbW9uZXkBExoBBgACyAIFbW92ZWQBM1kAAQYAAskCBW1vdmVkAVlIAAEGAALKAgdyZWFjdGVkAQQBBgACywIFbW92ZWQBSEkAAQYAAswCBW1vdmVkAUlaAAEGAALNAglkaXNjYXJkZWQBEhYBBgACzgILdHVybi1iZWdpbnMCBwEGAALPAgt0cmFpbi1tb3ZlZBUAAQYAAtACBmluY29tZQIBAQYAAtECBGRyZXcCAQcBBgAC0gIEZHJldwIBFwEGAALTAgZwbGF5ZWQCAwEGAALUAgVtb3ZlZAJhRwABBgAC1QIJZGlzY2FyZGVkAgMCAQYAAtYCBW1vbmV5AhQTAQYAAtcCBW1vbmV5AhQTAQYAAtgCCWRpc2NhcmRlZAIPFgEGAALZAgJscAICCwEGAALaAgt0dXJuLWJlZ2lucwAHAQYAAtsCC3RyYWluLW1vdmVkACoBBgAC3AIGaW5jb21lAAEBBgAC3QIEZHJldwABAAEGAALeAgRkcmV3AAEUAQYAAt8CBW1vdmVkAA8JAAEGAALgAgVtb3ZlZAAJKwABBgAC4QIJZGlzY2FyZGVkABQWAQYAAuICCWRpc2NhcmRlZAAmFgEGAALjAgJscAACCwEGAALkAglsZWdlbmRhcnkAAQYAAuUCC3R1cm4tYmVnaW5zAQgBBgAC5gILdHJhaW4tbW92ZWQqNQEGAALnAgZpbmNvbWUBAgEGAALoAgVtb25leQEUAQEGAALpAgRkcmV3AQEuAQYAAuoCBW1vdmVkAVpBAAEGAALrAgVtb3ZlZAFBRwABBgAC7AIFbW92ZWQBR1AAAQYAAu0CCWRpc2NhcmRlZAErFgEGAALuAgt0dXJuLWJlZ2lucwIIAQYAAu8CC3RyYWluLW1vdmVkNWoBBgAC8AIGaW5jb21lAgABBgAC8QIFbW9uZXkCKAEBBgAC8gIFbW92ZWQCR28AAQYAAvMCBW1vdmVkAm9HAAEGAAL0AgVtb25leQI7DAEGAAL1Agh1cGdyYWRlZAIIAQYAAvYCAmxwAgILAQYAAvcCC3R1cm4tYmVnaW5zAAgBBgAC+AILdHJhaW4tbW92ZWRqWwEGAAL5AgR1c2VkAAEBBgAC+gIEZHJldwABGAEGAAI2gwL+wbOCxWiHAo7Cs4LFaIkClMKzgsVoigKawrOCxWiLAqDCs4LFaI8CpsKzgsVokgK2wrOCxWiTAsjCs4LFaJQC0sKzgsVolQLWwrOCxWiWAtjCs4LFaJcC3MKzgsVomQLgwrOCxWicAuTCs4LFaJ4C6sKzgsVonwLuwrOCxWigAtrEs4LFaKsC4MSzgsVosQLmxLOCxWi1AurEs4LFaLcC8MSzgsVouAL4xLOCxWi9AoDFs4LFaL4ChsWzgsVovwKQxbOCxWjDApTFs4LFaMYCmsWzgsVoyAK0xbOCxWjJAvTFs4LFaMoChsazgsVoywKOxrOCxWjMAtTGs4LFaM8C7sazgsVo0gKAx7OCxWjTApbHs4LFaNUCqsezgsVo1gLAx7OCxWjXAujHs4LFaNsC9MezgsVo3gKKyLOCxWjfAsDIs4LFaOAC3sizgsVo4QLGybOCxWjmAvDJs4LFaOkC9smzgsVo6gKiyrOCxWjrAtbKs4LFaOwCqMuzgsVo7wLMy7OCxWjxAtjLs4LFaPIC+MuzgsVo8wLgzbOCxWj1ArLPs4LFaPoCvM+zgsVo","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('20446d75cdf321b87652cc4d97ff7b9b',202,'{"layout":13,"rules":2,"position":202,"game":"AxkAAAABCgFeZAAAAAEAAICBEAABEgAAAAAAAAAAAAAAAACAgRAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBQFEFAAAAQEAAISAgICAgAIAAQIBKwAAAAAAAAAAAAAAAISAgICAgAIAAAUAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAFECgACAAEAAISEkcAQhIAQAQkAAAAAAAAAAAAAAAAAgISBQACAgIAEAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACgMBXgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgECBAIEAgQCBAIEAAAAAAAAAAAAAAAAAAAAAAAAAYGAwIGIIACAgICAgICAIAAAAAAAAAAAAAAAAAAAAAuZl9LK9LGTAwAGBgQGBgYGBQYFBgYGBgUGBgYEAAAAAAAAAAAFBgYGBgUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIGQk0AAJBsLAgAAAAAAAAAAAAAA/////wMBAAEBDw8BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAEBAYGAwIABQMAAAAQgJAQfwQAAAAAAAAAAAAAAAAAAAAAAAAAAAEElQKyhYCAGAEYASgBFQCAgOC24N8FAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAA4MCgAYCAiICAgqAEgoCFFAAAAAAAAAAAAISogKCLzEwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADXPygAAAAAAAAAAAAAAAAoAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8JA4D+A/8BgID8B4CAgPgDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGb/AgEDAQB4iAIFbW92ZWQAX2wAAQMBAIkCBW1vdmVkAGxmAAEDAQCKAgZwbGF5ZWQAIAEDAQCLAgVtb25leQATDAEDAQCMAgtnYWluZWQtaXRlbQAHAQMBAI0CCWRpc2NhcmRlZAAgAgEDAQCOAgt0dXJuLWJlZ2lucwEHAQMBAI8CC3RyYWluLW1vdmVkFQABAwEAkAIGaW5jb21lAQEBAwEAkQIEZHJldwEBDwEDAQCSAgRkcmV3AQEzAQMBAJMCBW1vbmV5ARMaAQMBAJQCBW1vdmVkAWQxAAEDAQCVAgVtb3ZlZAExCgABAwEAlgIFbW9uZXkBExoBAwEAlwIFbW92ZWQBCloAAQMBAJgCCWRpc2NhcmRlZAEwFgEDAQCZAglkaXNjYXJkZWQBJhYBAwEAmgILdHVybi1iZWdpbnMCBwEDAQCbAgt0cmFpbi1tb3ZlZAAqAQMBAJwCBmluY29tZQIBAQMBAJ0CBGRyZXcCASEBAwEAngIEZHJldwIBLAEDAQCfAgVtb25leQITDAEDAQCgAgtnYWluZWQtaXRlbQISAQMBAKECBW1vbmV5AhMMAQMBAKICCHVwZ3JhZGVkAhIBAwEAowIGcGxheWVkAiwBAwEApAIHYWN0aW9ucwICAQMBAKUCCWRpc2NhcmRlZAIsAgEDAQCmAgVtb25leQIUEwEDAQCnAgVtb3ZlZAJHZgABAwEAqAIHcmVhY3RlZAIEAQMBAKkCBW1vdmVkAmZEAAEDAQCqAgVtb3ZlZAJEQQABAwEAqwILdHVybi1iZWdpbnMACAEDAQCsAgt0cmFpbi1tb3ZlZCo1AQMBAK0CBmluY29tZQACAQMBAK4CBW1vbmV5ABQBAQMBAK8CBGRyZXcAAQUBAwEAsAIFbW92ZWQAZmAAAQMBALECBW1vdmVkAGBBAAEDAQCyAgVtb3ZlZABBWwABAwEAswILdHVybi1iZWdpbnMBCAEDAQC0Agt0cmFpbi1tb3ZlZDVqAQMBALUCBmluY29tZQEAAQMBALYCBW1vbmV5ASgBAQMBALcCBW1vdmVkAVpJAAEDAQC4AgVtb3ZlZAFJRAABAwEAuQILdHVybi1iZWdpbnMCCAEDAQC6Agt0cmFpbi1tb3ZlZGpbAQMBALsCBmluY29tZQICAQMBALwCBW1vbmV5AhQBAQMBAL0CBGRyZXcCASMBAwEAvgIIZXF1aXBwZWQCCQEDAQC/Agxwb2tlci1iZWdpbnMCAQMBAMACBW1vbmV5AhMNAQMBAMECBGRyZXcCAS4BAwEAwgILZGVhbGVyLWRyZXcBAYCAkIDAoIACAQMBAMMCCnJlc2h1ZmZsZWQeAQMBAMQCBGZsb3CAhICIBAEDAQDFAgxjaG9zZS11bnNlZW4BAQMBAMYCDGNob3NlLXVuc2VlbgIBAwEAxwIGc2hvd2VkAoCAgICggAHzsC4BAwEAyAIGc2hvd2VkAYCAgICAoIAC8/A2AQMBAMkCBHVzZWQCigIBAwEAygIFbW9uZXkCPAIBAwEAywIEZHJldwIBAAEDAQDMAglob3VzZS13b24BAwEAzQIEZHJldwIBEAEDAQDOAglkaXNjYXJkZWQBEg0BAwEAzwIJZGlzY2FyZGVkASINAQMBANACCWRpc2NhcmRlZAIhDQEDAQDRAglkaXNjYXJkZWQCKg0BAwEA0gISaGlnaC1zdGFrZXMtYmVnaW5zAgEDAQDTAgVtb25leQITDQEDAQDUAgRkcmV3AgExAQMBANUCC2RlYWxlci1kcmV3AQGYgMDAgBABAwEA1gIEZmxvcICBgIKAgAIBAwEA1wIGcmFpc2VkAgEDAQDYAgVtb25leQInDQEDAQDZAg1zZWNvbmQtcmV2ZWFsgBIBAwEA2gIMY2hvc2UtdW5zZWVuAQEDAQDbAgxjaG9zZS11bnNlZW4CAQMBANwCBnNob3dlZAKBgICAgIAQkJZPAQMBAN0CBnNob3dlZAGAgMBAgO6YAQEDAQDeAglob3VzZS13b24BAwEA3wIEZHJldwIBDgEDAQDgAglkaXNjYXJkZWQBAw0BAwEA4QIJZGlzY2FyZGVkAQQNAQMBAOICCWRpc2NhcmRlZAEnDQEDAQDjAglkaXNjYXJkZWQCAA0BAwEA5AIJZGlzY2FyZGVkAi4NAQMBAOUCBnBsYXllZAIjAQMBAOYCCWRpc2NhcmRlZAIjAgEDAQDnAglkaXNjYXJkZWQCMRYBAwEA6AILdHVybi1iZWdpbnMACQEDAQDpAgt0cmFpbi1tb3ZlZFtIAQMBAOoCBmluY29tZQAAAQMBAOsCBW1vbmV5ACgBAQMBAOwCBW1vdmVkAFteAAEDAQDtAgVtb3ZlZABeYwABAwEA7gIFbW92ZWQAY14AAQMBAO8CC3R1cm4tYmVnaW5zAQkBAwEA8AILdHJhaW4tbW92ZWRIFAEDAQDxAgZpbmNvbWUBAQEDAQDyAgRkcmV3AQEgAQMBAPMCBGRyZXcBAREBAwEA9AIJZGlzY2FyZGVkASAWAQMBAPUCCWRpc2NhcmRlZAEPFgEDAQD2Agt0dXJuLWJlZ2lucwIJAQMBAPcCC3RyYWluLW1vdmVkFBUBAwEA+AIGaW5jb21lAgABAwEA+QIFbW9uZXkCKAEBAwEA+gIFbW92ZWQCQUYAAQMBAPsCBW1vdmVkAkZEAAEDAQD8AglyZWNydWl0ZWQCAQEDAQD9AgVtb25leQInJAEDAQD+Agt0dXJuLWJlZ2lucwAKAQMBAP8CC3RyYWluLW1vdmVkFQABAwEAMYgC9oK0gsVoiQKAg7SCxWiKAoaDtILFaI8CjIO0gsVokgKOg7SCxWiUApKDtILFaJUCnIO0gsVolwKig7SCxWiYArKDtILFaJsCtIO0gsVongK6g7SCxWigAr6DtILFaKICxIO0gsVopQLGg7SCxWimAsiDtILFaKcCzIO0gsVoqAKYhbSCxWipAp6FtILFaKwCqoW0gsVorwKuhbSCxWiwArKFtILFaLECtIW0gsVotAK4hbSCxWi2ArqFtILFaLcCvoW0gsVouALChbSCxWi6AsyFtILFaL0C1IW0gsVovgLWhbSCxWjBAtiFtILFaMQC2oW0gsVo0QLehbSCxWjWAuKFtILFaNkC6IW0gsVo5ALwhbSCxWjlAvaFtILFaOYCgIa0gsVo6QKIhrSCxWjrAoqGtILFaOwCjoa0gsVo7QKShrSCxWjwApyGtILFaPMCoIa0gsVo9AKmhrSCxWj3AqiGtILFaPkCqoa0gsVo+gKwhrSCxWj7ArSGtILFaP8CvIa0gsVo","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',314,'{"layout":13,"rules":2,"position":314,"game":"AxkBAAABAAFpeAEJAwABAYSAgICAAQABIwAAAAAACAEAAQEAAAGAgICAgAEAoICAgICABAAAAAAAAAAAAAABAAAAAAAAAAAAAAABDgFhUAACAwAAAISQgIAEBAECAAAAAAAAAAAAAgAAAICQgICEgICAIICAgICAgICAIICAgICAgAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQYBKloCEQIAAgEFBAECAQAAAAAAAAAAAQAAAECBgICAgICAgCAAgICAgICABAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAQsDAWEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAgECAQIEAgQCBAIEAgQCBAIEAAAAAAAAAAAAAAAAAAACgYDAgYCggBCAiICAEICAgAKAgAIAAICAgICAgICAgAEAAAAAAICAgIAEAAAAAAIswr2Wm8zZkQEABQYDBgYGBgYGBgYFBgYGBgYGBgAAAAAAAAAAAAAABQYGBgYFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACBkIaAJAAhGgoDAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAQDBQQABgYDAAAAAAqDpICEAkcBAAAAAAAAAAAAAAAAAAAAAAAAAAABBSCipICA0AEBGAEXARsAgIDgs4P+/x8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ8BBwAAAAAAAAAAAQIAAAAAAAECAAAAAAAAAAAAAAAAAJAIAAEEAAECAAEAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAIiAAYCACAAAAAAAAAAAAAC1wuDks6buBgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAO4vkRAAAAAAAAAAAAAAAACAEAAAAAAAAAAAAAAAAIAQAAAAAAAAAAAAAAAAkRAAAAAAAAAAAAAAAACAEAAAAAAAAAAAAAAAAIAQAAAAAAAAAAAAAAAAgBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAYNCwAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4JA4D+A/8BgID8B4CAgPgDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAH7EBAEHAAJ4zQMKb3Zlci1saW1pdAIAKHgBBwACzgMEZHJldwABKgEHAALPAwpyZXNodWZmbGVkJgEHAALQAwRkcmV3AQEpAQcAAtEDBXRyYWNrAgAAAQEHAALSAwRkcmV3AgEiAQcAAtMDCWRpc2NhcmRlZAAGDQEHAALUAwlkaXNjYXJkZWQAJw0BBwAC1QMJZGlzY2FyZGVkAR8NAQcAAtYDBHVzZWQBiQIBBwAC1wMEZHJldwEBIwEHAALYAwlkaXNjYXJkZWQBLg0BBwAC2QMJZGlzY2FyZGVkAgoNAQcAAtoDCWRpc2NhcmRlZAIVDQEHAALbAwtyaXNrLXJvbGxlZAAHAQEHAALcAxFpbnN0ZWFkLW9mLXdvdW5kcwABAQcAAt0DCWRpc2NhcmRlZAAYAgEHAALeAwVtb25leQAUIAEHAALfAwJscAACCwEHAALgAwt0dXJuLWJlZ2lucwEJAQcAAuEDC3RyYWluLW1vdmVkFBUBBwAC4gMGaW5jb21lAQIBBwAC4wMFbW9uZXkBFAEBBwAC5AMEZHJldwEBJgEHAALlAwVtb25leQEnDAEHAALmAwtnYWluZWQtaXRlbQEeAQcAAucDBW1vbmV5ARMMAQcAAugDC2dhaW5lZC1pdGVtAQsBBwAC6QMEdXNlZAFLAQcAAuoDBWV2ZW50AQwBBwAC6wMMdG9rZW4tcGxhY2VkAg8BBwAC7AMEZHJldwEBEgEHAALtAwRkcmV3AQEBAQcAAu4DBW1vdmVkAUdlAAEHAALvAwVtb3ZlZAFlbAABBwAC8AMLcmlzay1yb2xsZWQBLgABBwAC8QMFdHJhY2sBAQECAQcAAvIDBW1vdmVkAWxrAAEHAALzAwlkaXNjYXJkZWQBJhYBBwAC9AMJZGlzY2FyZGVkASkWAQcAAvUDCWRpc2NhcmRlZAEjFgEHAAL2AwlkaXNjYXJkZWQBEhYBBwAC9wMLdHVybi1iZWdpbnMCCgEHAAL4Awt0cmFpbi1tb3ZlZBUAAQcAAvkDBmluY29tZQICAQcAAvoDCm92ZXItbGltaXQCAAp4AQcAAvsDBGRyZXcCAQ8BBwAC/AMFbW92ZWQCRFoAAQcAAv0DBW1vdmVkAlpaAAEHAAL+AwlkaXNjYXJkZWQCDx0BBwAC/wMJZGlzY2FyZGVkAiIdAQcAAoAEDmZyb250aWVyLXRha2VuAloDAQcAAoEECm92ZXItbGltaXQCACh4AQcAAoIEAmxwAgILAQcAAoMEDGV2ZW50LW1hcmtlcgIFAQcAAoQEBWV2ZW50AgEBBwAChQQMdG9rZW4tcGxhY2VkACABBwAChgQFbW9uZXkCJx4BBwAChwQCbHACAh4BBwACiAQLdHVybi1iZWdpbnMACgEHAAKJBAt0cmFpbi1tb3ZlZAAqAQcAAooEBmluY29tZQABAQcAAosEBGRyZXcAAQwBBwACjAQEZHJldwABDgEHAAKNBAhlcXVpcHBlZAACAQcAAo4EBW1vdmVkAENCAAEHAAKPBAVtb3ZlZABCYQABBwACkAQFbW92ZWQAYW0AAQcAApEECWRpc2NhcmRlZAAqFgEHAAKSBAlkaXNjYXJkZWQAMRYBBwACkwQCbHAAAgsBBwAClAQLdHVybi1iZWdpbnMBCgEHAAKVBAt0cmFpbi1tb3ZlZCo1AQcAApYEBmluY29tZQECAQcAApcEBW1vbmV5ARQBAQcAApgEBGRyZXcBAR4BBwACmQQGcGxheWVkAQsBBwACmgQNc2hlcmlmZi1tb3ZlZCwoAQcAApsEDXNoZXJpZmYtbW92ZWQoMQEHAAKcBA1zaGVyaWZmLW1vdmVkMSwBBwACnQQJZGlzY2FyZGVkAQsCAQcAAp4EBW1vdmVkAWtlAAEHAAKfBAVtb3ZlZAFlYQABBwACoAQLcmlzay1yb2xsZWQBBgIBBwACoQQHd291bmRlZAEBIAEHAAKiBAdpbmp1cmVkAQcBBwACowQEZHJldwEBBwEHAAKkBAlkaXNjYXJkZWQBBxYBBwACpQQJZGlzY2FyZGVkAQEWAQcAAqYEC3R1cm4tYmVnaW5zAgsBBwACpwQLdHJhaW4tbW92ZWQ1agEHAAKoBAZpbmNvbWUCAAEHAAKpBAVtb25leQIoAQEHAAKqBAVtb25leQITGgEHAAKrBAVtb3ZlZAJaNgABBwACrAQFbW9uZXkCExoBBwACrQQFbW92ZWQCNlsAAQcAAq4EBW1vbmV5AhMaAQcAAq8EBW1vdmVkAlsqAAEHAAKwBAJscAICCwEHAAKxBAt0dXJuLWJlZ2lucwALAQcAArIEC3RyYWluLW1vdmVkalsBBwACswQGaW5jb21lAAIBBwACtAQKb3Zlci1saW1pdAAACngBBwACtQQEZHJldwABEAEHAAK2BAhlcXVpcHBlZAAjAQcAArcEBW1vdmVkAG1oAAEHAAK4BAZwbGF5ZWQADAEHAAK5BApvdmVyLWxpbWl0AAAeeAEHAAK6BAlkaXNjYXJkZWQADAIBBwACuwQFbW92ZWQAaGkAAQcAArwEC3Jpc2stcm9sbGVkAAYBAQcAAr0EEWluc3RlYWQtb2Ytd291bmRzAAEBBwACvgQJZGlzY2FyZGVkABACAQcAAr8EBGRyZXcAAQMBBwACwAQCbHAAAgsBBwACwQQLdHVybi1iZWdpbnMBCwEHAALCBAt0cmFpbi1tb3ZlZFtIAQcAAsMEBHVzZWQBvQEBBwACxAQJZGlzY2FyZGVkAR4CAQcAAjnRA4KstILFaNoDnqy0gsVo3AOkrLSCxWjfA6ystILFaOEDtKy0gsVo5AO8rLSCxWjmA8istILFaO0D1qy0gsVo7gPmrLSCxWjvA46ttILFaPEDnK20gsVo8gOsrbSCxWjzA7SttILFaPQDvK20gsVo9QPErbSCxWj2A8yttILFaPgD1K20gsVo+wPgrbSCxWj8A/yttILFaP0D4K+0gsVogQTWsbSCxWiFBOCxtILFaIcE9LG0gsVoiQTGs7SCxWiMBM6ztILFaI0E1LO0gsVojgTcs7SCxWiPBOaztILFaJAEiLS0gsVokQSYtLSCxWiTBJy0tILFaJUEoLS0gsVomASytLSCxWiZBMi0tILFaJoEzrS0gsVomwTktLSCxWidBO60tILFaJ4E/rS0gsVonwSMtbSCxWijBJy1tILFaKQErrW0gsVopQSwtbSCxWinBLS1tILFaKkEvrW0gsVoqwTEtbSCxWitBMy1tILFaK8E1LW0gsVosATYtbSCxWiyBLS3tILFaLUEvre0gsVotgTOt7SCxWi3BNa3tILFaLoEkLi0gsVouwSeuLSCxWi9BMS4tILFaMAEyLi0gsVoxATcuLSCxWg=","chat":[],"changes":[]}');
CREATE TABLE subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    host TEXT NOT NULL,
    settings TEXT NOT NULL,
    server_part TEXT NOT NULL,
    seed TEXT,
    seed_sha256 TEXT,
    content TEXT,
    setup TEXT,
    base TEXT,
    rematch TEXT,
    summary TEXT
, fairness BIGINT NOT NULL DEFAULT 1, version BIGINT NOT NULL DEFAULT 0, owner TEXT, epoch BIGINT NOT NULL DEFAULT 0, rules BIGINT NOT NULL DEFAULT 1, stopped TEXT, consent TEXT);
INSERT INTO "tables" VALUES('7b0e6a034d269cd5e181c0e8fc29eb96',1795969911,1795969916,'running',0,'33494ec597d20476e947e87c312dac7f9b8861aed9e0ebeb00d0ebc38c40e2d4','{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','1fce5b32f88f4f4c47d9beca7be27c0be4d9c8d70e75dde58778280b389829de','e0862203dbb66acaf752baee14b7aa2cf02fa1a8181071bcbdc223ef9664768a','b7acb146240a6941adaf4ae3fab4e8966250165ebc3996a72e4399d5e6852bd2','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":1,"lp":[0,0,0],"waiting":[1],"winners":[],"characters":["wyatt-earp","calamity-jane","bloody-knife"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('940bb8ab4f3c192fa1c8c94bfad9b9d9',1795969911,1795969916,'running',0,'24a2a6adf1550e222100dde2e1a9985461f57fd90437b49ed9ce1b7370ff8c7d','{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','779931e9cf45deb0c115be5b89075b2a656dfc9a2aeed5210442af5c6bc4ff11','a7d74eaa2efcd5bb1c55933b5953ad9bb40e7485ead73f4f6742fcdefa3a48eb','6279bd654ad3c0f85a350c13fdf2a044ba495fb5c454a36e619ad23352dd1d30','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"fr","skip-empty-windows":false}',NULL,NULL,'{"round":1,"lp":[1,2,0],"waiting":[1],"winners":[],"characters":["annie-oakley","jesse-james","calamity-jane"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('9a0ca3f769aba743e5893e7bc64784a2',1795969912,1795969917,'running',0,'2533b98338b4d6c5f2c844687475a157848df4ffe8da605e9a5e2a63ea69ddc2','{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','242cf5f5de3ce8f917c9711a49ead5b45c35ed0fca14fc0613389782b0be772e','ff5c3ecd862d701d91f785a6c110a4e9117aa6292dbce363cfbcbd2010020bcc','b5ccf4bdc594e76824dec3e839b631551a7a9bb179c576cb8e3df3426e82e430','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"it","skip-empty-windows":false}',NULL,NULL,'{"round":2,"lp":[0,0,0],"waiting":[2],"winners":[],"characters":["calamity-jane","stagecoach-mary","doc-holliday"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('a51712ca03104454db6cf32da97b7a04',1795969912,1795969917,'running',0,'bb1464f142a1a401e8c6b66c226b6cbfca5f904fc93df61b3a879d2ff356475b','{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','b021dc8a3e27bb924055ade2c29898f1cc02050acf7bb92edd190e416693402c','dacb468e3b5c479c7bf0bd2c08aff6d2568168e13313f589c49d03ad5bb7cbf0','2f7bf27dfaf234f1aa2fa0287a85d41d530168a6d9bae4a7b71ae48974cf06e8','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":3,"lp":[0,1,0],"waiting":[1],"winners":[],"characters":["annie-oakley","pat-garrett","doc-holliday"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('7b38a5fc8974eb58949be0ad27538b23',1795969913,1795969918,'running',0,'533124573043da16a3be410e4a541d88fb662252aee2110115307f8c95976aeb','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','7ba92e26bfee4c81d8e9db338b4781bbc628cb47f6b2f8c237ede5c7a2087249','3adf1c42f6888942f38b4d3290c5cced265e7255c4490ec860fff4930f5f5dec','a48f73b5b2a9d9ce257e3cfe01d1da01c8c25e17a7971dc29b69f71472970d0d','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":3,"lp":[0,2,3],"waiting":[1],"winners":[],"characters":["lottie-deno","sundance-kid","jesse-james"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('7c3a8378fc726be7ecab1cce374ebe01',1795969914,1795969919,'running',0,'c57ce28207400a5b26487a2e9bbd6f1314eb91caa6af51bfb84d86136daec49b','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','ae9c4cdef7f62d1e20e3ae4413a39078220726da715eb730595b8b88c943354c','fa5e7bf9ebc43f6b609fe77b496b848b452746f1476ca462a295a7720b04e277','b294dd5fca34225d001a52f064840bd669d64c31bc3ffc5b74a3c6d12c64094c','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":4,"lp":[0,4,0],"waiting":[1],"winners":[],"characters":["joaquin-murrieta","dave-rudabaugh","annie-oakley"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('d102343c3e21c9eb477482833adfded0',1795969914,1795969919,'running',0,'b1127019310785482ef18f4f19e14d1acf6fa2ef27b77b38387f1afd6f0242da','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','c4e46c6f2b530dcbd25a770fa89b0551868eb10587bf6751f8ebd9f11ed76754','5a1a75423d74e5ab925a2c2a7030e89b4ccdda8e63fd2ef4e786013641f580c5','caec0b30bba4b78b49c5ca7f6f77be59268486bb4caadffcb8a17652e09a342b','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":6,"lp":[1,0,1],"waiting":[1],"winners":[],"characters":["al-swearengen","doc-holliday","stagecoach-mary"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('8bd8b976541de322b1f3725b08a9c3a7',1795969915,1795969920,'running',0,'deb2406d09f3f73c2772ab20d62835e58dd280ad540b6482e8bb2662bd760de0','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','3268000d9740ca52d07ae0420302b8f5b761deadea141c0084a32173df6de4a1','c42ca0053a6aed74b0b1cc5616a9ed14d182fc010f4e7375cda05f6a2ee9c28a','ab585f7d62df260b64d946b54894d833080ae532477447ea5a09186c7c3021d6','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":6,"lp":[9,2,4],"waiting":[1],"winners":[],"characters":["sundance-kid","wyatt-earp","john-slaughter"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('c1a7b1bb899cf8d0463f9e7119a52639',1795969915,1795969920,'running',0,'98dc435278b86a9f4da293f177ba8dd4d6504c875cb33bc33a336c1de4655fa8','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','b539f5513980481d4acc2d61a7ce2d25c96edcd1aa16020b8794ee3a6948f832','cc5a41630e213c1d6099018ad7b5de41a26ddffc7676fc139a478d75203d35aa','465b2e75b9c9769e955f44324e7636d278f9b3c778e64bd0057c9baeb058dd45','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":5,"lp":[3,2,6],"waiting":[2],"winners":[],"characters":["lottie-deno","doc-holliday","stagecoach-mary"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('39ac8a03c1d8007c7e28ca37a40dc2ba',1795969917,1795969922,'running',0,'908753dc294d85157226b179c43fc40085abe8057415dcf6a9994dc375bdd71f','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','b69f1bf707d6ad09ba23150589822d84ebc364595621af426d10f49447e62635','0ff0ec52518c4aa10f813b4094a698889d4f3747b3385d42f333d4b64a0cd3f9','cc9f33fa3e18c5da89637fc43891959f1f9e8ca701ecc8c0de74776158eb551d','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":8,"lp":[1,7,3],"waiting":[2],"winners":[],"characters":["poker-alice","aaron-ross","joaquin-murrieta"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('bc7f8f756f41a8f0a0c1c10119f801b5',1795969918,1795969923,'running',0,'1b987d280c99d07afeeeb3e48826a6c1b32d056795b8bbea06e476418dddc160','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','3f8d1cd08329ca609477eaff16a63a7baa28596caa22aa1a2c4db866e0233c27','7447e59385d78a433ec35ff49202adc4855ab2a8cc05bdd50bf15c7228d209dc','dd3c526e01855b4162ab0b4635e0f1839ed074ed0792747ada254ba5d37e5d3c','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":6,"lp":[5,6,1],"waiting":[1],"winners":[],"characters":["sundance-kid","y-b-rowdy","charley-parkhurst"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('5206dc353d6d9fced623a6e0cbec22a8',1795969920,1795969925,'running',0,'90a7f7fd8c72353c15901f6595eb04350ca0f247bb61e5f755e47ad282e58644','{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','e365f35e51c7afde555c9ba3a1a25ee519ff647041bef463a0ef4cdd015edca2','ac74862c4b2b952b3c8fd034bd866c6954f245dda74db46faef624cee1b536e5','6c1922d1d71ee484fde914973146efdef7fad9b65021528c9fe5aa7e9a30cef5','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":8,"lp":[0,1,8],"waiting":[1],"winners":[],"characters":["doc-holliday","y-b-rowdy","billy-the-kid"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('17a02c92786511b9bc63ac1b19316af6',1795969922,1795969927,'running',0,'1ac4cbf6eba42a13d6a926b32c672e0637be10e4714f8e785db226f38d7bbe95','{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','cc5857b62f399334a50a4950001ebe09e6fff460ada4c9981f83afe805ce68ea','0f771448c9e0e515f13e54325c8fb026bbebed84e108beb3585644b5038818a5','e867f585294173e79dbc9daaeae79192edd10628925856f65f6d69df3bd9ee74','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"fr","skip-empty-windows":false}',NULL,NULL,'{"round":9,"lp":[0,0,4],"waiting":[1],"winners":[],"characters":["doc-holliday","y-b-rowdy","wild-bill-hickok"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('120492c2a4e3894f67c0cd7450a3de5b',1795969925,1795969931,'running',0,'23a8412b3ffea184c4cfa5908c95c92943e7b6bfcb784f6704e15637a95a8ca3','{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','1dc2916317b423810fa54e99d7a990e775405a018435a3fbb7da48d422552790','88163b0daef82e8aaa4fd0ff6202ab0ae28b34a81d80949ebba318914b6fbd08','6981731d055d67e8d82f478f49eca4a9c374bd710858886ccf73739fb352719c','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"it","skip-empty-windows":false}',NULL,NULL,'{"round":9,"lp":[0,9,6],"waiting":[1],"winners":[],"characters":["calamity-jane","jesse-james","bloody-knife"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('48bb09343e82f83f0950d35a7b768d25',1795969929,1795969934,'running',0,'300ed82c6b4bf4853ff5c9ca12a0a28cf7f27c44074c9b5f855ef08897821938','{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','a6eb9af0c0e89cfd53d2451a88a18bd087176095f3790bd54fc6ab2f0684e656','318b505550fa0f09f52d28f3eeaec19e9321b463dd2941b119878f50755fe447','4ddea0501c89f21024117d3ad38f46547b609119ffbd61c073075af8c6abf7a0','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":9,"lp":[0,10,5],"waiting":[1],"winners":[],"characters":["calamity-jane","sundance-kid","stagecoach-mary"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('0680a09dbb1b86ce75c5c3b924594cf5',1795969932,1795969937,'running',0,'59820595454825dd25be6318ee20123a3097cfc21b1c86b6deb4766d0d4269b4','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','4842b6b986c8eb386f0b32bc1fac426e368bec2fe5d6b8e3b859071712fba74a','53fc4a444857d9ccc50c56e3b8392d88bc9e486c5b40c70f27580904bd140a86','c04b23430266db1fb31f06ed037faba17afe83952e125f2431fc242027bcf267','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":9,"lp":[9,1,12],"waiting":[1],"winners":[],"characters":["sundance-kid","pat-garrett","seth-bullock"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('d069f38a36195572e4b46075a9738c36',1795969935,1795969940,'running',0,'2fcfe28cce0147753d761539c9adf61c4a03c842b25ec5ef775bd26070fa35cb','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','ac47f2a043da47c2b8083122f23d189f8d43bc58bbac3c6093dc649ade806464','a60f5c7f6e66a46c5a5e42b80700e6c60e3153078cfc8738e2b35c00ce835bcb','526d72b24abed0f9db23ba322938472c68934bda5b79e5ae6dc3b17214ed4c77','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":12,"lp":[9,1,12],"waiting":[1],"winners":[],"characters":["bass-reeves","allan-pinkerton","elfego-baca"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('41af67ef89cb689cfbe507fe06a969e4',1795969939,1795969944,'running',0,'e37ab86a57199e13a4f3c4130ad11d1ab7022648f27f1a564866a1e2db875b88','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','d9f67915ea8c9b924dde66c285a672cd026c254541eda1f137cf31bfb5f8cd0e','3f11bddced34aec90f8ea721f3120b6c4e2d599b864c2740bef0cb29ef74cb82','d40874489b21cf8310a3819e2fda5a3bdb412e4148087dcff61ebefe565f2b34','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":12,"lp":[1,12,22],"waiting":[1],"winners":[],"characters":["stagecoach-mary","john-slaughter","ben-hodges"]}',2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('20446d75cdf321b87652cc4d97ff7b9b',1795969941,1795969941,'running',0,'10620e32238b81815edb2f91fe78541e6e29673f31e9bbac75e9e974f414654f','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','fced2be2681c69f201da158cd6decf078da20570733fef2b64b0ccd65d0f3452','ef9956a11f7a5c3abbaaa6ae282f69ae20b7c62280d33b44c23426344c9ff322','92e6ed23b4badd201a76e33fe3d6e9ab814793c5ec5271c07e0e561df6ced01d','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,NULL,2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
INSERT INTO "tables" VALUES('ed6bddce8ef98b9ba9706bc945fac7fd',1795969942,1795969942,'running',0,'bc51f0360855f1d42f460ca805b01db1cf837c28f1f78fc6ca05ec70d5c5f22e','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','faf704049940f49d6f4a94f93caccb31b89bf237a75546dd01054ab6aed016f4','9ceda26bf5df4c7fea3543f98583a911c70773f3efb26f4104e37bd676f1c8fa','ea1990852e1e46c18edfd818bd375a9ee7a7668df595ca60cbc145140e55712e','b2c67bbbfbad2f8c','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,NULL,2,4,'ee5f8ec592a4e9627d18ad8391ec461a',2,2,NULL,NULL);
CREATE TABLE vacations (
    guest TEXT NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (guest, begins)
);
CREATE INDEX tables_by_time ON tables (created, id);
CREATE INDEX tables_by_status ON tables (status, created, id);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE UNIQUE INDEX accounts_by_guest ON accounts (guest);
CREATE UNIQUE INDEX accounts_by_recovery ON accounts (recovery);
CREATE UNIQUE INDEX accounts_by_email ON accounts (email);
CREATE UNIQUE INDEX accounts_by_subject ON accounts (subject);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_time ON sessions (seen);
CREATE INDEX passkeys_by_account ON passkeys (account);
CREATE INDEX ceremonies_by_time ON ceremonies (ends);
CREATE INDEX attempts_by_time ON attempts (period);
CREATE INDEX clocks_by_due ON clocks (due);
CREATE INDEX calls_by_guest ON calls (guest);
CREATE INDEX subscriptions_by_guest ON subscriptions (guest);
CREATE UNIQUE INDEX guests_by_handle ON guests (handle);
CREATE INDEX ratings_by_rank ON ratings (selection, low);
CREATE INDEX results_by_guest ON results (guest, ended);
CREATE INDEX ignored_by_other ON ignored (other);
CREATE INDEX tables_by_change ON tables (status, changed);
CREATE INDEX guests_by_visit ON guests (seen);
CREATE INDEX rivals_by_other ON rivals (other);
CREATE UNIQUE INDEX accounts_by_name ON accounts (name_key);
CREATE INDEX deeds_by_time ON deeds (at);
CREATE INDEX reports_by_subject ON reports (kind, subject);
CREATE INDEX reports_by_time ON reports (created);
CREATE INDEX reports_by_guest ON reports (guest);
CREATE INDEX reporters_by_guest ON reporters (guest);
CREATE INDEX report_lines_by_guest ON report_lines (guest);
COMMIT;
